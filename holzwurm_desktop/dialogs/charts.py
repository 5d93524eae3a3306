"""Charts of one player's matches in one game.

Only this module and `plot` import pyqtgraph and numpy, which take long to load: import it when charts are first
shown.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy
import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.dialogs.plot import Plot, Point
from holzwurm_desktop.models.saved_matches import when
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.models.statistics import who_text
from holzwurm_desktop.storage.figures import (
    AccuracyPoint,
    Bar,
    Share,
    Who,
    accuracy_over_time,
    score_distribution,
    score_over_time,
    win_share_by_level,
)
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.words import Words

SMOOTHED_OVER = 10
"""The line through the scores is their mean over this many matches."""
MOST_POINTS = 500
"""If there are more matches, only the latest are drawn: the points would run together."""


class Charts(QWidget):
    """Charts: score over time, accuracy where matches were analysed, distribution of scores, wins by level."""

    def __init__(self, words: Words, appearance: Appearance) -> None:
        super().__init__()
        pyqtgraph.setConfigOptions(antialias=True)
        self._words = words
        self._appearance = appearance
        self._shown: tuple[Sequence[MatchRow], Who] = ((), Who(""))
        self.over_time, self.accuracy, self.distribution, self.by_level = (Plot(appearance) for _ in range(4))
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        grid.addWidget(self.accuracy, 0, 1)
        grid.addWidget(self.distribution, 1, 0)
        grid.addWidget(self.by_level, 1, 1)
        grid.setRowStretch(0, 1)
        grid.setRowStretch(1, 1)
        # A method, not a lambda: Qt forgets it when this widget goes, which the appearance outlives.
        appearance.palette_changed.connect(self.draw)

    def show_player(self, rows: Sequence[MatchRow], who: Who) -> None:
        """Draw the results of `who` in `rows`, latest first and all of one game."""
        self._shown = (rows, who)
        self.draw()

    def draw(self) -> None:
        """Draw everything again, in the present colours and language."""
        rows, who = self._shown
        palette = self._appearance.palette
        for plot in (self.over_time, self.accuracy, self.distribution, self.by_level):
            plot.begin_anew()
        scores = [(point.finished, point.score) for point in score_over_time(rows, who)]
        self._draw_series(self.over_time, scores[-MOST_POINTS:], palette)
        self._draw_accuracy(accuracy_over_time(rows, who)[-MOST_POINTS:], palette)
        self._draw_distribution(score_distribution(rows, who), palette)
        self._draw_by_level(win_share_by_level(rows, who), palette)
        name = who_text(self._words, who)
        for plot, title in (
            (self.over_time, self.tr("Scores of {name}, match by match")),
            (self.accuracy, self.tr("Accuracy of {name} in analysed matches")),
            (self.distribution, self.tr("How often each score")),
            (self.by_level, self.tr("Share of the wins by level")),
        ):
            text = title.format(name=name)
            plot.setTitle(
                text, color=palette.base_text.name(), size=f"{self.font().pointSizeF() * 1.2:.1f}pt"
            )
            plot.setAccessibleName(text)

    def _draw_accuracy(self, points: Sequence[AccuracyPoint], palette: Palette) -> None:
        self._draw_series(self.accuracy, points, palette)
        self.accuracy.setYRange(0, 100, padding=0.02)
        self.accuracy.setVisible(bool(points))
        # Alone in its row, the other one takes all of it.
        self._grid.addWidget(self.over_time, 0, 0, 1, 1 if points else 2)

    def _draw_series(self, plot: Plot, points: Sequence[tuple[str, float]], palette: Palette) -> None:
        """Draw a value for each match, given with the ISO time of its end, and the mean of the latest ones."""
        scores = [score for _, score in points]
        match = self.tr("Match {number}, {day}: {score}")
        numbers = list(range(1, len(scores) + 1))
        plot.plot(
            numbers,
            scores,
            pen=None,
            symbol="o",
            symbolSize=9,
            symbolBrush=palette.selected,
            symbolPen=pyqtgraph.mkPen(palette.base, width=1),
        )
        means = [sum(scores[max(0, end - SMOOTHED_OVER) : end]) / min(end, SMOOTHED_OVER) for end in numbers]
        plot.plot(numbers, means, pen=pyqtgraph.mkPen(palette.base_text, width=2.5))
        days = [when(self._words, finished) for finished, _ in points]
        plot.set_points(
            [
                Point(number, score, match.format(number=number, day=day, score=score_text(score)))
                for number, score, day in zip(numbers, scores, days, strict=True)
            ]
        )
        plot.setLabel("bottom", self.tr("Match"), color=palette.base_text.name())
        said = self.tr("%n match(es)", "", len(scores))
        if scores:
            means_text = score_text(round(sum(scores) / len(scores), 1))
            said += ", " + self.tr("average {score}").format(score=means_text)
        plot.setAccessibleDescription(said)

    def _draw_distribution(self, bars: Sequence[Bar], palette: Palette) -> None:
        plot = self.distribution
        if bars:
            item = pyqtgraph.BarGraphItem(
                x0=[bar.low for bar in bars],
                x1=[bar.high for bar in bars],
                height=[bar.matches for bar in bars],
                brush=palette.selected,
                pen=pyqtgraph.mkPen(palette.base, width=1),
            )
            plot.addItem(item)
        told = [f"{self._range(bar)}: " + self.tr("%n match(es)", "", bar.matches) for bar in bars]
        plot.set_points(
            [
                Point((bar.low + bar.high) / 2, bar.matches, words)
                for bar, words in zip(bars, told, strict=True)
            ]
        )
        plot.setLabel("bottom", self.tr("Score"), color=palette.base_text.name())
        plot.setAccessibleDescription(
            ", ".join(words for bar, words in zip(bars, told, strict=True) if bar.matches)
        )

    def _range(self, bar: Bar) -> str:
        low, high = score_text(bar.low), score_text(bar.high - 1)
        return low if low == high else self.tr("{low} to {high}").format(low=low, high=high)

    def _draw_by_level(self, shares: Sequence[Share], palette: Palette) -> None:
        plot, places = self.by_level, list(range(len(shares)))
        if shares:
            percents = [100 * share.share for share in shares]
            plot.addItem(
                pyqtgraph.BarGraphItem(
                    x=places,
                    height=percents,
                    width=0.6,
                    brush=_between(palette.selected, palette.base),
                    pen=pyqtgraph.mkPen(palette.selected, width=1.5),
                )
            )
            plot.addItem(
                pyqtgraph.ErrorBarItem(
                    x=_array(places),
                    y=_array(percents),
                    top=_array([100 * share.high for share in shares]) - _array(percents),
                    bottom=_array(percents) - _array([100 * share.low for share in shares]),
                    beam=0.2,
                    pen=pyqtgraph.mkPen(palette.base_text, width=2),
                )
            )
            even = [100 * share.even_share for share in shares]
            dashes = pyqtgraph.mkPen(palette.base_text, width=1.5, style=Qt.PenStyle.DashLine)
            for place, share in zip(places, even, strict=True):
                plot.plot([place - 0.4, place + 0.4], [share, share], pen=dashes)
        # The axis counts the bars, and shows the levels' names in place of the numbers.
        names = [self._words.say(level_name(share.who.level or "")) for share in shares]
        plot.getAxis("bottom").setTicks([list(zip(places, names, strict=True))])
        plot.setLabel("left", "%", color=palette.base_text.name())
        plot.setYRange(0, 100, padding=0.02)
        plot.setXRange(
            -0.6, max(1, len(shares)) - 0.4, padding=0
        )  # a bar is 0.6 wide and stands on its number
        told = [
            self.tr(
                "{level}: {percent} % of %n match(es), likely {low} to {high} %", "", share.matches
            ).format(
                level=name,
                percent=round(100 * share.share),
                low=round(100 * share.low),
                high=round(100 * share.high),
            )
            for name, share in zip(names, shares, strict=True)
        ]
        plot.set_points(
            [
                Point(place, 100 * share.share, words)
                for place, share, words in zip(places, shares, told, strict=True)
            ]
        )
        plot.setAccessibleDescription("; ".join(told))


def _between(one: QColor, other: QColor) -> QColor:
    """The colour half-way between two; lines drawn on it in either can be told apart."""
    return QColor.fromRgbF(
        (one.redF() + other.redF()) / 2,
        (one.greenF() + other.greenF()) / 2,
        (one.blueF() + other.blueF()) / 2,
    )


def _array(values: Sequence[float]) -> numpy.ndarray:
    return numpy.array(values, dtype=float)
