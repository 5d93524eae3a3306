from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.games.holzwurm.rules cimport (
    HolzwurmPosition,
    card_of,
    points_of_value,
    stays,
    target_of,
)

cdef int NEW
cdef int POISON_POINTS

cdef class HolzwurmPolicy(Policy):
    cdef public int tries
    cdef public double card_worth
    cdef public double margin_share
    cdef int _choose(self, HolzwurmPosition state, Rng rng) noexcept nogil
    cdef double _gain(self, HolzwurmPosition state, int code) noexcept nogil
    cdef void _judge(self, HolzwurmPosition state, double *out) noexcept nogil
