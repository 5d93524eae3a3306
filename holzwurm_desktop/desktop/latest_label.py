"""A label for sentences of which the latest counts: where there is no room for all, it keeps the last ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holzwurm_desktop.desktop.elided_label import ElidedLabel
from holzwurm_desktop.models.plain_tip import plain_tip


def latest(sentences: Sequence[str], fits: Callable[[str], bool]) -> str:
    """As many of the last sentences as fit together; the last one alone if not even that fits."""
    shown = sentences[-1] if sentences else ""
    for sentence in reversed(sentences[:-1]):
        longer = f"{sentence} {shown}"
        if not fits(longer):
            break
        shown = longer
    return shown


class LatestLabel(ElidedLabel):
    """All of it is read by screen readers and stands in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self._sentences: tuple[str, ...] = ()

    def tell(self, sentences: Sequence[str]) -> None:
        """Show these sentences."""
        self._sentences = tuple(sentences)
        whole = " ".join(sentences)
        self.setText(whole)
        self.setToolTip(plain_tip(whole))

    def text_for(self, width: int) -> str:
        metrics = self.fontMetrics()
        return latest(self._sentences, lambda text: metrics.horizontalAdvance(text) <= width)
