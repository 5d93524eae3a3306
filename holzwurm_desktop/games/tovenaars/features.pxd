from holzwurm_desktop.ai.network cimport Features
from holzwurm_desktop.engine.core cimport State
from holzwurm_desktop.games.tovenaars.rules cimport TovenaarsPosition, _sum, beats

cdef int AT_ATTACK
cdef int AT_FILL
cdef int AT_REVERSE
cdef int AT_STRENGTH
cdef int WEAKEST
cdef int _DUEL
cdef int _MORE
cdef int _SIDE
cdef int _SIDES

cdef class TovenaarsFeatures(Features):
    cdef void _fill(self, TovenaarsPosition state, int seat, double *out) noexcept nogil
    cdef void _duel(self, TovenaarsPosition state, int seat, double *out) noexcept nogil
    cdef void _side(self, TovenaarsPosition state, int seat, int at, double *out) noexcept nogil

cdef double _balance(int own, int enemy) noexcept nogil
