"""Bergbeklimmen: everything of this game (docs/rules/bergbeklimmen.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="bergbeklimmen.game:GAME",
    player="bergbeklimmen.player:PLAYER",
    scale="bergbeklimmen.scale:SCALE",
    reasons="bergbeklimmen.reasons:ADVISER",
    words="bergbeklimmen.words:WORDS",
    reason_words="bergbeklimmen.reason_words:REASON_WORDS",
    refusals="bergbeklimmen.refusals:REFUSALS",
    cards="bergbeklimmen.cards:DECK",
    pictures="bergbeklimmen.pictures:PICTURES",
    table="bergbeklimmen.table.table:BergbeklimmenTable",
    keys="bergbeklimmen.keys:KEYS",
    telling="bergbeklimmen.telling:TELLING",
    puzzling="bergbeklimmen.puzzling:PUZZLING",
    looks="bergbeklimmen.looks:LOOKS",
)
