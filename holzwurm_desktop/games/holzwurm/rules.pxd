from holzwurm_desktop.engine.core cimport Rng, State

cdef int OVER
cdef int GOING_OUT
cdef int GREY
cdef int NEW
cdef int POISON_POINTS
cdef int ROWS

cpdef int points_of_value(int value) noexcept nogil
cpdef bint stays(int value, int length) noexcept nogil
cdef int code_for(int card, int target) noexcept nogil
cdef int card_of(int code) noexcept nogil
cdef int target_of(int code) noexcept nogil

cdef class HolzwurmPosition(State):
    cdef public int row_count
    cdef public int fate_left
    cdef public int out_seat
    # 6 seats x 6 colours; one bit for each value, 1 to 11.
    cdef unsigned short hand[36]
    cdef unsigned short known[36]
    cdef int size[6]
    cdef int points[6]
    cdef int row_colour[5]
    cdef int row_length[5]
    # 5 rows x 12 places.
    cdef signed char row_cards[60]
    cdef signed char fate[6]
    cdef void give(self, int seat, int card) noexcept nogil
    cdef void take_row(self, int seat, int row) noexcept nogil
    cdef int unseen(self, int seat, signed char *pool) noexcept nogil
    cdef void _assign(self, HolzwurmPosition source) noexcept nogil
    cdef int _target(self, int colour, int which) noexcept nogil
    cdef int score(self, int seat) noexcept nogil

cdef int _bits(int mask) noexcept nogil
cdef int _nth_bit(int mask, int which) noexcept nogil
