from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.engine.games.holzwurm cimport HolzwurmState

cdef class HolzwurmPolicy(Policy):
    cdef public int tries
    cdef public double card_worth
    cdef public double margin_share
    cdef int _choose(self, HolzwurmState state, Rng rng) noexcept nogil
    cdef double _gain(self, HolzwurmState state, int code) noexcept nogil
    cdef void _judge(self, HolzwurmState state, double *out) noexcept nogil
