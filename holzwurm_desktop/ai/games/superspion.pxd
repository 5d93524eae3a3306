from holzwurm_desktop.ai.search cimport Policy
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.engine.games.superspion cimport SuperspionState

cdef class SuperspionPolicy(Policy):
    cdef public double noise
    cdef public int daring
    cdef public int looked
    cdef public double margin_share
    cdef int _choose(self, SuperspionState state, Rng rng) noexcept nogil
    cdef int _discard(self, SuperspionState state, Rng rng) noexcept nogil
    cdef double _worth(self, SuperspionState state, int card) noexcept nogil
    cdef bint _suspect(self, SuperspionState state, int card) noexcept nogil
    cdef int _suspects(self, SuperspionState state) noexcept nogil
    cdef bint _hopeless(self, SuperspionState state, int code) noexcept nogil
    cdef double _expect(self, SuperspionState state, int code) noexcept nogil
    cdef void _judge(self, SuperspionState state, double *out) noexcept nogil
