from holzwurm_desktop.engine.core cimport Rng

cdef class BuildSampler:
    cdef object opened
    cdef int old_columns
    cdef int old_left
    cdef int old_right
    cdef int old_value
    cdef int x0
    cdef int y0
    cdef int layers
    cdef int count
    cdef int left
    cdef int right
    cdef int value
    cdef int start[1024]
    cdef int board[1024]
    cdef bint locked[1024]
    cdef int places[32]
    cdef int row_first[32]
    cdef int row_last[32]
    cdef int row_count[32]
    cdef int line_first[32]
    cdef bint _find(self, int left, int right, int lids, Rng rng) noexcept nogil
    cdef void _restart(self) noexcept nogil
    cdef bint _step(self, Rng rng) noexcept nogil
    cdef bint _is_valid(self) noexcept nogil
    cdef void _count_cards(self) noexcept nogil
