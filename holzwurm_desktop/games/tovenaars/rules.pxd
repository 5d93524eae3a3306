from holzwurm_desktop.engine.core cimport Rng, State

cdef int OVER
cdef int LINE
cdef int SLIDE
cdef int BLOCK
cdef int ATTACK
cdef int STRENGTH
cdef int CHALLENGE
cdef int SLEEP
cdef int REVERSE
cdef int FILL
cdef int UNSEEN_LINE
cdef int UNSEEN_SLEEP
cdef int AT_LINE
cdef int AT_ATTACK
cdef int AT_STRENGTH
cdef int AT_CHALLENGE
cdef int AT_SLEEP
cdef int AT_REVERSE
cdef int AT_FILL
cdef int WEAKEST

cdef class TovenaarsPosition(State):
    cdef public int stage
    cdef public int active
    cdef public int slot
    cdef public int target
    cdef public int blocked
    cdef public int slid
    cdef public int loser
    cdef public int winner
    # 2 seats x 3 slots; everything below is by seat.
    cdef int line[6]
    cdef int reserve[2]
    cdef int captive[2]
    cdef int money[2]
    cdef int strength[2]
    cdef int sleep[2]
    cdef int block[2]
    cdef int reversal[2]
    cdef int raised[2]
    cdef int chosen[2]
    cdef void _choose_line(self, int code) noexcept nogil
    cdef void _slide(self, int source, int target) noexcept nogil
    cdef void _attack(self, int slot, int target) noexcept nogil
    cdef void _ask_strength(self, int seat) noexcept nogil
    cdef void _raise(self, int spell) noexcept nogil
    cdef void _ask_challenge(self, int seat) noexcept nogil
    cdef void _answer_challenge(self, bint challenged) noexcept nogil
    cdef void _choose_sleep(self, int spell) noexcept nogil
    cdef void _compare(self) noexcept nogil
    cdef void _decide(self, int winner) noexcept nogil
    cdef void _reverse(self, bint played) noexcept nogil
    cdef void _capture(self) noexcept nogil
    cdef void _fill(self, int soldier, int pay) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef int _duel_place(self, int seat) noexcept nogil
    cdef int _duel_strength(self, int seat) noexcept nogil
    cdef int _line_codes(self, int *out) noexcept nogil
    cdef int _prepare_codes(self, int *out) noexcept nogil
    cdef int _fill_codes(self, int *out) noexcept nogil
    cdef int _mask_codes(self, int first, int mask, int count, int *out) noexcept nogil
    cdef void _assign(self, TovenaarsPosition source) noexcept nogil

cpdef bint beats(int attacker, int defender) noexcept nogil
cdef int _sum(int pay) noexcept nogil
cdef int _random_line(Rng rng) noexcept nogil
