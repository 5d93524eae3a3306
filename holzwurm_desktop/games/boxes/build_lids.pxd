from holzwurm_desktop.games.boxes.build_tables cimport BuildTables

cdef int IMPOSSIBLE
cdef int LAYER
cdef int ROW
cdef int SIZE

cdef class LidsAhead:
    cdef BuildTables tables
    cdef int lids
    cdef int all_lids
    # Four open lids at most; rows of 16 columns, five of them for `BuildSearch._cut`.
    cdef int lid_a[4]
    cdef int lid_b[4]
    cdef int y
    cdef int mask
    cdef int start
    cdef int added
    cdef int least_height
    cdef int least_end
    cdef int least[16]
    cdef int rows[80]
    cdef void look_ahead(self) noexcept nogil
    cdef int least_heights(self, int added) noexcept nogil
    cdef int reserve(self, int x, int end, int left, int right, int columns) noexcept nogil
    cdef int reached(self, int lid, int here, int width, int left, int right, int columns) noexcept nogil
    cdef int gain_with(self, int lid, int x, int row_cards) noexcept nogil
