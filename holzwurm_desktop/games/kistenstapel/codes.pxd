from holzwurm_desktop.games.kistenstapel.rules cimport KistenstapelPosition

cdef class KistenstapelCodes(KistenstapelPosition):
    pass
