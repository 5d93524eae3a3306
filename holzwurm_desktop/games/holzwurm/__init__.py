"""Der dreizehnte Holzwurm: everything of this game (docs/rules/holzwurm.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="holzwurm.game:GAME",
    player="holzwurm.player:PLAYER",
    scale="holzwurm.scale:SCALE",
    reasons="holzwurm.reasons:ADVISER",
    words="holzwurm.words:WORDS",
    reason_words="holzwurm.reason_words:REASON_WORDS",
    refusals="holzwurm.refusals:REFUSALS",
    cards="holzwurm.cards:DECK",
    pictures="holzwurm.pictures:PICTURES",
    table="holzwurm.table.table:HolzwurmTable",
    keys="holzwurm.keys:KEYS",
    telling="holzwurm.telling:TELLING",
    puzzling="holzwurm.puzzling:PUZZLING",
    looks="holzwurm.looks:LOOKS",
)
