from libc.math cimport exp

from holzwurm_desktop.ai.search cimport Policy, Search
from holzwurm_desktop.engine.core cimport Rng, State
from holzwurm_desktop.games.superspion.beliefs cimport Beliefs
from holzwurm_desktop.games.superspion.rules cimport SuperspionPosition

cdef int UNSEEN_DISCARD

cdef class SuperspionSearch(Search):
    cdef Beliefs beliefs
    cdef public int proposals
    cdef State world
    cdef double log_weight
    cdef void _deal(self) noexcept nogil
