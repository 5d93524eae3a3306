from holzwurm_desktop.games.tovenaars.rules cimport TovenaarsPosition

cdef class TovenaarsCodes(TovenaarsPosition):
    pass
