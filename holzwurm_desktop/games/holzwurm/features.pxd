from holzwurm_desktop.ai.network cimport Features
from holzwurm_desktop.engine.core cimport State
from holzwurm_desktop.games.holzwurm.rules cimport HolzwurmPosition, points_of_value, stays

cdef int GREY
cdef int POISON_POINTS
cdef int ROWS
cdef int _HAND
cdef int _HANDS
cdef int _TABLE

cdef class HolzwurmFeatures(Features):
    cdef void _fill(self, HolzwurmPosition state, int seat, double *out) noexcept nogil
    cdef void _rows(self, HolzwurmPosition state, int *lengths, int *worths, double *out) noexcept nogil
    cdef void _hand(
        self, HolzwurmPosition state, int seat, double share, int *lengths, int *worths, int at, double *out
    ) noexcept nogil
