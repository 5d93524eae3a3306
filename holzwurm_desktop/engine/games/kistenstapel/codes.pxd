from holzwurm_desktop.engine.games.kistenstapel.rules cimport KistenstapelPosition

cdef class KistenstapelCodes(KistenstapelPosition):
    pass
