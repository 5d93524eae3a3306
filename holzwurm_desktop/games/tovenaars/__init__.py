"""Razende tovenaars: everything of this game (docs/rules/tovenaars.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="tovenaars.game:GAME",
    player="tovenaars.player:PLAYER",
    scale="tovenaars.scale:SCALE",
    reasons="tovenaars.reasons:ADVISER",
    words="tovenaars.words:WORDS",
    reason_words="tovenaars.reason_words:REASON_WORDS",
    refusals="tovenaars.refusals:REFUSALS",
    cards="tovenaars.cards:DECK",
    pictures="tovenaars.pictures:PICTURES",
    table="tovenaars.table.table:TovenaarsTable",
    keys="tovenaars.keys:KEYS",
    telling="tovenaars.telling:TELLING",
    puzzling="tovenaars.puzzling:PUZZLING",
    looks="tovenaars.looks:LOOKS",
)
