cdef unsigned int WORD
cdef unsigned int _STAR

cdef class Rng:
    cdef unsigned int s0
    cdef unsigned int s1
    cdef unsigned int bits(self) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    cdef double unit(self) noexcept nogil

cdef class State:
    cdef public int seats
    cdef public int turn
    cdef void step(self, int code) noexcept nogil
    cdef int codes(self, int *out) noexcept nogil
    cdef int random_code(self, Rng rng) noexcept nogil
    cdef int seen(self, int code, int seat) noexcept nogil
    cdef void assign(self, State other) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef void rewards(self, double *out) noexcept nogil
