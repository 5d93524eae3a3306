"""Superspion: everything of this game (docs/rules/superspion.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="superspion.game:GAME",
    player="superspion.player:PLAYER",
    scale="superspion.scale:SCALE",
    reasons="superspion.reasons:ADVISER",
    words="superspion.words:WORDS",
    reason_words="superspion.reason_words:REASON_WORDS",
    refusals="superspion.refusals:REFUSALS",
    cards="deck52.cards:DECK",
    pictures="superspion.pictures:PICTURES",
    paper="superspion.paper:PAPER",
    table="superspion.table.table:SuperspionTable",
    keys="superspion.keys:KEYS",
    preferences="superspion.preferences:PREFERENCES",
    telling="superspion.telling:TELLING",
    puzzling="superspion.puzzling:PUZZLING",
    looks="superspion.looks:LOOKS",
)
