from holzwurm_desktop.engine.core cimport Rng, State

cdef int OVER

cdef class AfbraakPosition(State):
    cdef readonly int count
    cdef readonly int standing
    cdef int opened
    cdef int free
    # 16 columns at most: the game has 16 lids. The 17th height is that of "no column", always 0.
    cdef short code[16]
    cdef signed char x[16]
    cdef signed char y[16]
    cdef signed char height[17]
    # 16 columns x 6 neighbours.
    cdef signed char beside[96]
    # 6 seats x 4 kinds of cards.
    cdef short won[24]
    cdef int _index_of(self, int code) noexcept nogil
    cdef int _legal(self) noexcept nogil
    cdef int brings(self, int code) noexcept nogil
    cdef int _frees_left(self, int i) noexcept nogil
    cdef int _frees_right(self, int i) noexcept nogil
    cdef void _look_at(self, int i) noexcept nogil
    cdef void _assign(self, AfbraakPosition source) noexcept nogil
    cdef int _won_by(self, int seat) noexcept nogil

cpdef int code_at(int x, int y) noexcept nogil
