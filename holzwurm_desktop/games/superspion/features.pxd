from holzwurm_desktop.ai.network cimport Features
from holzwurm_desktop.engine.core cimport State
from holzwurm_desktop.games.superspion.rules cimport Cards, SuperspionPosition, bit, count_of

cdef int IDLE_LIMIT
cdef int _SIDE
cdef int _TURN

cdef class SuperspionFeatures(Features):
    cdef void _fill(self, SuperspionPosition state, int seat, double *out) noexcept nogil
    cdef void _side(self, SuperspionPosition state, int seat, Cards stock, int at, double *out) noexcept nogil
