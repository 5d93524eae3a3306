from holzwurm_desktop.games.tovenaars.simplex cimport MatrixGame
from holzwurm_desktop.games.tovenaars.rules cimport TovenaarsPosition

cdef int OVER
cdef int SLEEP
cdef int AT_ATTACK
cdef int AT_SLEEP
cdef int _LOOK
cdef int _WEAK

cdef class EndingSolver:
    cdef readonly long long left
    cdef readonly bint gave_up
    cdef object go_on
    # From the two halves of a position's key to its value. Python dicts: this search holds the interpreter lock.
    cdef dict known
    cdef list states
    cdef list games
    # Of each of 32 sets of money, the soldiers that some of it can ransom.
    cdef int payable[32]
    cdef TovenaarsPosition _state(self, int depth)
    cdef double _after(self, TovenaarsPosition state, int depth, int code)
    cdef double _value_of(self, TovenaarsPosition state, int depth)
    cdef double _best(self, TovenaarsPosition state, int depth)
    cdef double _value_of_duel(self, TovenaarsPosition state, int depth)
    cdef bint _fill(self, MatrixGame game, TovenaarsPosition state, int depth)
    cdef object _key(self, TovenaarsPosition state)
    cdef bint _weak_stands(self, TovenaarsPosition state, int seat)
    cdef int _sleepers(self, TovenaarsPosition state)
