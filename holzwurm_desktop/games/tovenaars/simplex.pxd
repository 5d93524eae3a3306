cdef int MOST
cdef int _WIDTH
cdef double _TINY

cdef class MatrixGame:
    cdef public int rows
    cdef public int columns
    cdef public double value
    # At row * MOST + column; the tableau has a column for each variable, slack variable and right side.
    cdef double payoff[64]
    cdef double row_mix[8]
    cdef double column_mix[8]
    cdef double table[153]
    cdef int basis[8]
    cdef void put(self, int row, int column, double payoff) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef bint _saddle(self) noexcept nogil
    cdef void _begin(self) noexcept nogil
    cdef int _entering(self) noexcept nogil
    cdef int _leaving(self, int column) noexcept nogil
    cdef void _pivot(self, int row, int column) noexcept nogil
    cdef void _read(self) noexcept nogil

cdef double _share(double part) noexcept nogil
