cdef int CUBE
cdef int IMPOSSIBLE
cdef int PLANE
cdef int SIZE

cdef class BuildTables:
    cdef public int shapes
    cdef int[::1] heights
    cdef int[::1] widths
    cdef int[::1] areas
    cdef int[::1] longer
    cdef short[::1] boxes
    cdef short[::1] wide
    cdef short[::1] deep
    cdef void _number_shapes(self, int shape)
    cdef void _count_boxes(self)
    cdef void _reach(self, signed char[::1] table, int right, int lids, int wide, int high, int area) noexcept nogil
    cdef void _spread(self, int wide, int left, int right, int lids) noexcept nogil
    cdef void _count_gain(self, short[::1] gain, bint deep) noexcept nogil
