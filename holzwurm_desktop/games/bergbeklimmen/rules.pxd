from holzwurm_desktop.engine.core cimport Rng, State

cdef int OVER
cdef int DRAW
cdef int IDLE_LIMIT
cdef int JACK
cdef int KEEP
cdef int ROUTE
cdef int ROUTE_LENGTH
cdef int STOCK
cdef int TEAM_SIZE

cpdef int climber_of(int card) noexcept nogil
cpdef int height(int length) noexcept nogil
cdef int need(int length, int rank) noexcept nogil
cdef int code_for(int card, int target) noexcept nogil
cdef int card_of(int code) noexcept nogil
cdef int target_of(int code) noexcept nogil

cdef class BergbeklimmenPosition(State):
    cdef public int drawing
    cdef public int played
    cdef public int own_played
    cdef public int front
    cdef public int climbed
    cdef public int idle
    cdef public int winner
    cdef public int stock_left
    cdef int size[2]
    cdef int kept[2]
    cdef int route_length[2]
    cdef int pile_length[4]
    # 2 seats x 2 cards; 2 routes x 13; 4 piles x 26, one place for each card of the colour.
    cdef signed char hand[4]
    cdef signed char known[4]
    cdef signed char route[26]
    cdef signed char pile[104]
    cdef signed char stock[52]
    cdef void _play(self, int card, int target) noexcept nogil
    cdef void _draw(self, int source) noexcept nogil
    cdef void _begin_turn(self, int seat) noexcept nogil
    cdef void _begin_draws(self) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef bint _has_source(self, int seat) noexcept nogil
    cdef bint _fits_route(self, int seat, int card) noexcept nogil
    cdef int _unseen(self, int seat, signed char *pool) noexcept nogil
    cdef void _assign(self, BergbeklimmenPosition source) noexcept nogil

cdef int _take_random(signed char *pool, int count, int colour, Rng rng) noexcept nogil
