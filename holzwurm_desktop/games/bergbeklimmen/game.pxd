from holzwurm_desktop.games.bergbeklimmen.rules cimport (
    BergbeklimmenPosition,
    card_of,
    climber_of,
    code_for,
    target_of,
)

cdef class BergbeklimmenState(BergbeklimmenPosition):
    pass
