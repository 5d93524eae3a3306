"""Superspion: everything of this game (docs/rules/superspion.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="superspion.game:GAME",
    player="superspion.player:PLAYER",
    words="superspion.words:WORDS",
    refusals="superspion.refusals:REFUSALS",
    cards="deck52.cards:DECK",
    pictures="superspion.pictures:PICTURES",
    table="superspion.table.table:SuperspionTable",
    keys="superspion.keys:KEYS",
    preferences="superspion.preferences:PREFERENCES",
    telling="superspion.telling:TELLING",
)
