from holzwurm_desktop.engine.games.tovenaars.rules cimport TovenaarsPosition

cdef class TovenaarsCodes(TovenaarsPosition):
    pass
