from holzwurm_desktop.games.boxes.build_lids cimport LidsAhead
from holzwurm_desktop.games.boxes.build_nodes cimport (
    PartialPiles, key_cards, key_lids, key_shape, make_key, make_place, place_x, place_y
)
from holzwurm_desktop.games.boxes.build_tables cimport BuildTables

cdef int BOUNDS
cdef int CUBE
cdef int NONE
cdef int ROW
cdef int SIZE

cdef class BuildSearch(LidsAhead):
    cdef PartialPiles nodes
    cdef int x_low
    cdef int x_high
    cdef int y_low
    cdef int y_high
    cdef int best
    cdef int best_node
    cdef int threshold
    cdef int slack
    cdef int parent
    cdef int ceiling
    cdef int width
    cdef int value
    cdef int left
    cdef int right
    cdef int columns
    cdef int reserved
    cdef int left_after
    cdef int previous[16]
    cdef int fresh[16]
    cdef int _plant(self) except -1
    cdef int _plant_at(self, int x, int y) except -1
    cdef int _expand(self, int node, int ceiling) except -1
    cdef int _continue(self) except -1
    cdef int _extend(self, int added) except -1
    cdef int _fill(self, int column, int highest, int left, int needed) except -1
    cdef int _finish(self) except -1
    cdef bint _promises(self, int area, int first, int width) noexcept nogil
    cdef int _cut(self, int lid, int level, int width) except -1
    cdef int _add(self, int here, int width) except -1
