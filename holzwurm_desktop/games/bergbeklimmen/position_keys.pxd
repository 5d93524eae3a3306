from holzwurm_desktop.games.bergbeklimmen.rules cimport BergbeklimmenPosition, climber_of, need

cdef bytes position_key(BergbeklimmenPosition state)
cdef bytes climb_key(BergbeklimmenPosition state, bint roped)
cdef int _put_seat(BergbeklimmenPosition state, int seat, unsigned char *out, int at) noexcept nogil
cdef int _put_pile(BergbeklimmenPosition state, int seat, int pile, unsigned char *out, int at) noexcept nogil
cdef int _worth_keeping(BergbeklimmenPosition state, int seat, int card) noexcept nogil
