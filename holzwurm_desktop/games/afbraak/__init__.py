"""Het afbraakspel, the demolition game: everything of this game (docs/rules/afbraak.md)."""

from holzwurm_desktop.engine.kits import Kit

KIT = Kit(
    rules="afbraak.game:GAME",
    player="afbraak.player:PLAYER",
    scale="afbraak.scale:SCALE",
    reasons="afbraak.reasons:ADVISER",
    words="afbraak.words:WORDS",
    reason_words="afbraak.reason_words:REASON_WORDS",
    refusals="afbraak.refusals:REFUSALS",
    cards="boxes.cards:DECK",
    pictures="boxes.pictures:PICTURES",
    paper="boxes.paper:PAPER",
    table="afbraak.table:AfbraakTable",
    keys="boxes.keys:KEYS",
    telling="afbraak.telling:TELLING",
    puzzling="afbraak.puzzling:PUZZLING",
    looks="afbraak.looks:LOOKS",
)
