"""Der dreizehnte Holzwurm: everything of this game (docs/rules/holzwurm.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="holzwurm.game:GAME",
    player="holzwurm.player:PLAYER",
    words="holzwurm.words:WORDS",
    refusals="holzwurm.refusals:REFUSALS",
    cards="holzwurm.cards:DECK",
    pictures="holzwurm.pictures:PICTURES",
    table="holzwurm.table.table:HolzwurmTable",
    keys="holzwurm.keys:KEYS",
    telling="holzwurm.telling:TELLING",
)
