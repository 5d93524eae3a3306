from holzwurm_desktop.games.afbraak.rules cimport AfbraakPosition

cdef class AfbraakState(AfbraakPosition):
    pass
