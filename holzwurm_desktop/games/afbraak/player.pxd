from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.games.afbraak.rules cimport AfbraakPosition

cdef class AfbraakPolicy(Policy):
    cdef public double margin_share
    cdef int _choose(self, AfbraakPosition state, Rng rng) noexcept nogil
    cdef void _judge(self, AfbraakPosition state, double *out) noexcept nogil
