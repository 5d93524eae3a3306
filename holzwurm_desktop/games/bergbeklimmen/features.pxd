from holzwurm_desktop.ai.network cimport Features
from holzwurm_desktop.engine.core cimport State
from holzwurm_desktop.games.bergbeklimmen.rules cimport BergbeklimmenPosition, climber_of, height, need

cdef int IDLE_LIMIT
cdef int _CLIMBER
cdef int _STEPS
cdef int _TURN

cdef class BergbeklimmenFeatures(Features):
    cdef void _fill(self, BergbeklimmenPosition state, int seat, double *out) noexcept nogil
    cdef void _climber(self, BergbeklimmenPosition state, int seat, int at, double *out) noexcept nogil
