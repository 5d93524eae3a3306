from holzwurm_desktop.games.bergbeklimmen.position_keys cimport climb_key, position_key
from holzwurm_desktop.games.bergbeklimmen.rules cimport BergbeklimmenPosition, climber_of, height

cdef int OVER
cdef int ROUTE
cdef int ROUTE_LENGTH

cdef int IDLE_LIMIT
cdef int KEEP
cdef int _LOOK
cdef int _SURE
cdef int _FAR

cdef class RaceSolver:
    cdef readonly long long left
    cdef readonly bint gave_up
    cdef object go_on
    # From a position's key to what is known of it. Python dicts: this search holds the interpreter lock.
    cdef dict known
    cdef dict climbs
    cdef list states
    cdef list climbers
    cdef int _value(self, BergbeklimmenPosition state, int depth, int turns, bint whole)
    cdef int _expand(self, BergbeklimmenPosition state, int depth, int turns, bint whole)
    cdef int _by_bounds(self, BergbeklimmenPosition state)
    cdef int _wins_roped(self, BergbeklimmenPosition state, int seat, int turns)
    cdef bint _alone(self, BergbeklimmenPosition state, int seat, int turns, bint roped)
    cdef bint _reaches(self, BergbeklimmenPosition state, int depth, int turns, bint roped)
    cdef bint _climbs_on(self, BergbeklimmenPosition state, int depth, int turns, bint roped)
    cdef BergbeklimmenPosition _state(self, int depth)
    cdef BergbeklimmenPosition _climber(self, int depth)
    cdef bint _tired(self)

cdef int _fewest(BergbeklimmenPosition state, bint roped) noexcept nogil
cdef int _draws(BergbeklimmenPosition state, int seat) noexcept nogil
cdef bint _strange(BergbeklimmenPosition state) noexcept nogil
