from holzwurm_desktop.engine.games.bergbeklimmen.rules cimport (
    BergbeklimmenPosition,
    card_of,
    climber_of,
    code_for,
    target_of,
)

cdef class BergbeklimmenState(BergbeklimmenPosition):
    pass
