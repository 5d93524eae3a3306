from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport State
from holzwurm_desktop.games.kistenstapel.rules cimport KistenstapelPosition

cdef double SPREAD

cdef class KistenstapelPolicy(Policy):
    cdef void _judge(self, KistenstapelPosition state, double *out) noexcept nogil
