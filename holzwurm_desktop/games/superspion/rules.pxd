from holzwurm_desktop.engine.core cimport WORD, Rng, State

# 52 cards, one bit each.
ctypedef unsigned long long Cards

cdef int CHANCE
cdef int OVER
cdef int BY_TRIOS
cdef int DRAWN
cdef int END
cdef int FOURTH
cdef int GUESS
cdef int GUESS_RIGHT
cdef int GUESS_WRONG
cdef int IDLE_LIMIT
cdef int SHUFFLE
cdef int SOME_GUESS
cdef int TRIO
cdef int TRIOS_TO_WIN
cdef int UNSEEN_DISCARD
cdef int _TRIES
cdef Cards _ONE
cdef Cards _ALL
cdef Cards _SUIT

cdef Cards bit(int card) noexcept nogil
cdef int count_of(Cards cards) noexcept nogil
cdef int nth(Cards cards, int which) noexcept nogil

cdef class SuperspionPosition(State):
    cdef public int laying
    cdef public int laid
    cdef public int idle
    cdef public int winner
    cdef public int end
    cdef public int resumes
    cdef public int passes
    cdef public int stock_left
    cdef public int pile_length
    cdef int spy[2]
    cdef int size[2]
    cdef int taken[2]
    cdef int trio_count[2]
    cdef int fourth_count[2]
    cdef Cards hand[2]
    cdef Cards discards[2]
    cdef Cards previous[2]
    cdef Cards received[2]
    cdef Cards returned[2]
    cdef Cards sighted[2]
    cdef Cards table
    # 2 seats x 6 trios, 2 seats x 13 ranks.
    cdef signed char trio[12]
    cdef signed char fourth[26]
    cdef signed char pile[52]
    cdef signed char pile_seat[52]
    cdef signed char pile_taken[52]
    cdef signed char stock[52]
    cdef void _discard(self, int card) noexcept nogil
    cdef void _take(self) noexcept nogil
    cdef void _lay(self, Cards cards) noexcept nogil
    cdef void _lay_trio(self, int trio) noexcept nogil
    cdef void _guess(self, int card) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _shuffle(self, int code) noexcept nogil
    cdef void _begin_pass(self) noexcept nogil
    cdef int lays(self, int *out) noexcept nogil
    cdef int suits_of_spy(self, int seat) noexcept nogil
    cdef Cards suspects(self, int seat) noexcept nogil
    cdef int _place_own(self, int seat, Cards cards, signed char *rest, int count, Rng rng) noexcept nogil
    cdef bint _hide_taken(self, int seat, int card, int time, Rng rng) noexcept nogil
    cdef void _clear_hidden(self, int seat) noexcept nogil
    cdef void _place_rest(self, int seat, signed char *rest, int count, Rng rng) noexcept nogil
    cdef void _guess_knowledge(self, int seat, Cards own) noexcept nogil
    cdef void _assign(self, SuperspionPosition source) noexcept nogil
