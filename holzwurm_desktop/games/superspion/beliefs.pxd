from holzwurm_desktop.games.superspion.rules cimport SuperspionPosition

cdef int COUNT
# How many cards of a rank there are in each set of them.
cdef int _BITS[16]

cdef class Beliefs:
    cdef double weights[19]
    cdef int counts[19]
    cdef double log_weight(self, SuperspionPosition state, int seat) noexcept nogil
    cdef void _count(self, SuperspionPosition state, int seat) noexcept nogil
    cdef void _count_rank(self, int suit, int held, int thrown) noexcept nogil
