from holzwurm_desktop.ai.search cimport Policy, playout
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.engine.games.tovenaars cimport TovenaarsState, _beats

cdef class DuelState(TovenaarsState):
    cdef int pending
    cdef int outcome
    cdef void _follow(self, DuelState source) noexcept nogil
    cdef void _take(self, TovenaarsState source) noexcept nogil
    cdef void _throw(self, int attackers, int defenders) noexcept nogil

cdef class TovenaarsPolicy(Policy):
    cdef public double noise
    cdef double _expect(self, TovenaarsState state, int code) noexcept nogil
    cdef double _stands(self, TovenaarsState state, int soldier) noexcept nogil
    cdef int _choose(self, TovenaarsState state, Rng rng) noexcept nogil
    cdef int _prepare(self, TovenaarsState state, Rng rng) noexcept nogil
    cdef int _raise(self, TovenaarsState state, Rng rng) noexcept nogil
    cdef int _fill(self, TovenaarsState state, Rng rng) noexcept nogil

cdef bint _wins(TovenaarsState state, int seat, int extra) noexcept nogil
cdef int _draw_spell(int own, int other, Rng rng) noexcept nogil
cdef int _pick(int mask, int which) noexcept nogil
cdef int _standing(int spell, int other) noexcept nogil
cdef double _rewards_of(DuelState state, Policy policy, Rng rng, int seat) noexcept nogil
