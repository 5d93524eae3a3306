from holzwurm_desktop.ai.network cimport Features
from holzwurm_desktop.engine.core cimport State
from holzwurm_desktop.games.kistenstapel.rules cimport KistenstapelPosition

cdef int CUBE
cdef int SIZE
cdef int _HAND
cdef int _HANDS

cdef class KistenstapelFeatures(Features):
    cdef short[::1] worth
    cdef bint ready
    cdef void _fill(self, KistenstapelPosition state, int seat, double *out) noexcept nogil
    cdef bint _is_turned(self, KistenstapelPosition state, int seat, int *stock) noexcept nogil
    cdef int _most(self, int *lying, int left, int right, int lids) noexcept nogil
    cdef void _hand(
        self, KistenstapelPosition state, int seat, int *lying, int *stock, bint turned, int behind, double *out
    ) noexcept nogil
