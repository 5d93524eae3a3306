"""Kistenstapel: everything of this game (docs/rules/kistenstapel.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="kistenstapel.game:GAME",
    player="kistenstapel.player:PLAYER",
    scale="kistenstapel.scale:SCALE",
    reasons="kistenstapel.reasons:ADVISER",
    words="kistenstapel.words:WORDS",
    reason_words="kistenstapel.reason_words:REASON_WORDS",
    refusals="kistenstapel.refusals:REFUSALS",
    cards="boxes.cards:DECK",
    pictures="boxes.pictures:PICTURES",
    paper="boxes.paper:PAPER",
    table="kistenstapel.table.table:KistenstapelTable",
    keys="kistenstapel.keys:KEYS",
    solver="kistenstapel.solver:SOLVER",
    preferences="kistenstapel.preferences:PREFERENCES",
    telling="kistenstapel.telling:TELLING",
    puzzling="kistenstapel.puzzling:PUZZLING",
    looks="kistenstapel.looks:LOOKS",
)
