"""A sentence for every code with which Kistenstapel refuses something."""

from holzwurm_desktop.games.boxes.refusals import REFUSALS as SHARED
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    **SHARED,
    "all-have-passed": QT_TRANSLATE_NOOP(
        "errors", "Everybody has passed: only a knock on the last pass is possible now."
    ),
    "already-knocked": QT_TRANSLATE_NOOP(
        "errors", "Somebody has knocked already: only the first knock counts."
    ),
    "bid-is-due": QT_TRANSLATE_NOOP("errors", "A bid is due now."),
    "build-or-concede": QT_TRANSLATE_NOOP("errors", "Whoever knocked must show a build or concede."),
    "build-or-done": QT_TRANSLATE_NOOP(
        "errors", "With the unused cards you build, or say that you are done."
    ),
    "build-or-pass": QT_TRANSLATE_NOOP("errors", "It is time to build or to pass."),
    "no-pass-to-knock-on": QT_TRANSLATE_NOOP("errors", "There is no pass to knock on."),
    "no-such-build": QT_TRANSLATE_NOOP("errors", "That build is not among those considered."),
    "nobody-builds": QT_TRANSLATE_NOOP("errors", "Nobody may build now."),
    "not-a-bid": QT_TRANSLATE_NOOP("errors", "A bid is a whole number from 0 to {most}."),
    "not-a-build": QT_TRANSLATE_NOOP("errors", "A build names all columns of the pile and all open boxes."),
    "own-pass": QT_TRANSLATE_NOOP("errors", "Nobody knocks on a pass of their own."),
}
