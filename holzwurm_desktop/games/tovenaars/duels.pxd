from holzwurm_desktop.ai.search cimport Policy, play_on
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.games.tovenaars.rules cimport TovenaarsPosition, beats

cdef int CHANCE
cdef int SLIDE
cdef int BLOCK
cdef int ATTACK
cdef int STRENGTH
cdef int CHALLENGE
cdef int SLEEP
cdef int REVERSE
cdef int FILL
cdef int AT_ATTACK
cdef int AT_STRENGTH
cdef int AT_CHALLENGE
cdef int AT_SLEEP
cdef int AT_REVERSE
cdef int AT_FILL
cdef int WEAKEST
cdef int _PAIR
cdef int _OUTCOME

cdef class DuelState(TovenaarsPosition):
    cdef int pending
    cdef int outcome
    cdef void _follow(self, DuelState source) noexcept nogil
    cdef void _throw(self, int attackers, int defenders) noexcept nogil

cdef class TovenaarsPolicy(Policy):
    cdef public double noise
    cdef double _expect(self, TovenaarsPosition state, int code) noexcept nogil
    cdef double _stands(self, TovenaarsPosition state, int soldier) noexcept nogil
    cdef int _choose(self, TovenaarsPosition state, Rng rng) noexcept nogil
    cdef int _prepare(self, TovenaarsPosition state, Rng rng) noexcept nogil
    cdef int _raise(self, TovenaarsPosition state, Rng rng) noexcept nogil
    cdef int _fill(self, TovenaarsPosition state, Rng rng) noexcept nogil

cdef bint _wins(TovenaarsPosition state, int seat, int extra) noexcept nogil
cdef int _draw_spell(int own, int other, Rng rng) noexcept nogil
cdef int _pick(int mask, int which) noexcept nogil
cdef int _standing(int spell, int other) noexcept nogil
cdef double _rewards_of(DuelState state, Policy policy, Rng rng, int seat) noexcept nogil
