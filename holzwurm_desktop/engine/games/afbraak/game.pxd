from holzwurm_desktop.engine.games.afbraak.rules cimport AfbraakPosition

cdef class AfbraakState(AfbraakPosition):
    pass
