from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.games.boxes.building_site cimport BuildingSite

cdef int OVER
cdef int FIRST_BUILD
cdef int PASS
cdef int LET_BE
cdef int KNOCK
cdef int CONCEDE
cdef int DONE
cdef int SEALED
cdef int FIRST_BID
cdef int AT_PLAY
cdef int AT_KNOCK
cdef int AT_LAST
cdef int AT_BID
cdef int AT_LEFTOVER
cdef int LOWEST
cdef int BY_BID
cdef int CONCEDED
cdef int BIDS
cdef int GUESSED_BIDS

cdef class KistenstapelPosition(State):
    cdef readonly BuildingSite site
    cdef readonly int phase
    cdef readonly int leftover
    cdef readonly int start
    cdef readonly int stock_left
    cdef readonly int passes
    cdef readonly int passer
    cdef readonly int asked
    cdef readonly int resume
    cdef readonly int made
    cdef int overlooked
    cdef int bidders
    # 48 cards less the start box; hands are 6 seats x 4 kinds of cards.
    cdef signed char stock[45]
    cdef int hand[24]
    cdef int score[6]
    cdef int bid[6]
    cdef int after(self, int seat) noexcept nogil
    cdef void take_card(self, int seat) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void gather(self, int seat) noexcept nogil
    cdef void close_window(self) noexcept nogil
    cdef void make_pass(self) noexcept nogil
    cdef void end_building(self) noexcept nogil
    cdef void begin_knock(self, int seat) noexcept nogil
    cdef void concede(self) noexcept nogil
    cdef void make_bid(self, int points) noexcept nogil
    cdef int best_bidder(self) noexcept nogil
    cdef int lowest_seat(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void make_build(self, int slot) noexcept nogil
    cdef int owner(self) noexcept nogil
    cdef int held(self, int card) noexcept nogil
    cdef void sample(self) noexcept nogil
    cdef int _builds(self, int *out) noexcept nogil
    cdef void _assign(self, KistenstapelPosition source) noexcept nogil
