"""The colours of the workshop: one `Palette` per theme, and the widgets' colours made from it.

Three themes: `light` (maple), `dark` (walnut) and `high_contrast`. The five card colours were chosen
so that they stay apart under deuteranopia, protanopia and tritanopia and in lightness alone.
"""

from dataclasses import dataclass, replace
from string import Template
from typing import Any

from PySide6.QtGui import QColor, QPalette

from holzwurm_desktop.paths import resource
from holzwurm_desktop.table.art import themes

RANKS_BY_LETTER = "AKQJ"
"""Ace, king, queen and jack in records, and on English cards."""


@dataclass(frozen=True, eq=False)
class CardColour:
    """The tones of one card colour: `fill` for shapes, `ink` for numbers, `tint` and `shade` for panels."""

    fill: QColor
    ink: QColor
    tint: QColor
    shade: QColor


@dataclass(frozen=True, eq=False)
class Palette:
    """Every colour the table uses in one theme, and the letters on the cards.

    Names say where a colour lies: `board*` the wood, `label*` paper labels on it, `window` to
    `selected_text` the widgets around it. `*_text` is meant to be read on the colour it is named after.
    """

    name: str
    dark: bool
    four_colours: bool
    rank_letters: str
    """The four letters of ace, king, queen and jack, in this order."""
    # the wooden board
    board: QColor
    board_light: QColor
    board_grain: QColor
    board_joint: QColor
    board_text: QColor
    board_muted: QColor
    lamplight: QColor
    vignette: QColor
    shadow: QColor
    # paper labels and pencil marks
    label: QColor
    label_edge: QColor
    label_text: QColor
    label_muted: QColor
    good: QColor
    bad: QColor
    warning: QColor
    # what leads the eye
    focus: QColor
    focus_halo: QColor
    hint: QColor
    playable: QColor
    target: QColor
    target_bad: QColor
    last_move: QColor
    lamp_lit: QColor
    lamp_glow: QColor
    lamp_unlit: QColor
    lamp_iron: QColor
    peg: QColor
    peg_dark: QColor
    peg_text: QColor
    crown: QColor
    crown_edge: QColor
    # cards
    card: QColor
    card_edge: QColor
    card_line: QColor
    back: QColor
    back_light: QColor
    back_dark: QColor
    back_line: QColor
    hearts: QColor
    diamonds: QColor
    spades: QColor
    clubs: QColor
    blue_diamonds: QColor
    green_clubs: QColor
    # boxes
    box_lid: QColor
    box_left: QColor
    box_right: QColor
    box_inside: QColor
    box_line: QColor
    box_added: QColor
    box_ghost: QColor
    # widgets
    window: QColor
    window_text: QColor
    muted_text: QColor
    base: QColor
    base_alternate: QColor
    base_text: QColor
    button: QColor
    button_edge: QColor
    button_text: QColor
    selected: QColor
    selected_text: QColor
    link: QColor
    # the colours of numbered cards, and the thirteen
    blue: CardColour
    yellow: CardColour
    red: CardColour
    green: CardColour
    violet: CardColour
    grey: CardColour
    poison: CardColour

    def card_colour(self, letter: str) -> CardColour:
        """The tones of a colour of numbered cards: `B`, `Y`, `R`, `G`, `V`, `N`, or `X` for the thirteen.

        Raises `KeyError` for another letter.
        """
        by_letter = {
            "B": self.blue,
            "Y": self.yellow,
            "R": self.red,
            "G": self.green,
            "V": self.violet,
            "N": self.grey,
            "X": self.poison,
        }
        return by_letter[letter]

    def suit(self, letter: str) -> QColor:
        """The colour of a suit of the standard deck: `S`, `H`, `D` or `C`. Raises `KeyError` for another letter."""
        return {"S": self.spades, "H": self.hearts, "D": self.diamonds, "C": self.clubs}[letter]

    def rank(self, letter: str) -> str:
        """What is written in the corner of a card of rank `letter`: `A`, `2` to `9`, `T`, `J`, `Q` or `K`."""
        if letter in RANKS_BY_LETTER:
            return self.rank_letters[RANKS_BY_LETTER.index(letter)]
        return "10" if letter == "T" else letter

    @property
    def key(self) -> str:
        """A name for caches: palettes that differ in anything have different keys."""
        return f"{self.name}{'-4' if self.four_colours else ''}-{self.rank_letters}"

    def with_rank_letters(self, letters: str) -> "Palette":
        """The same theme with other letters for ace, king, queen and jack."""
        return self if letters == self.rank_letters else replace(self, rank_letters=letters)

    def with_four_colours(self) -> "Palette":
        """The same theme with a colour of its own for each suit: diamonds blue, clubs green."""
        if self.four_colours:
            return self
        return replace(self, four_colours=True, diamonds=self.blue_diamonds, clubs=self.green_clubs)


def _theme(
    name: str, dark: bool, hues: dict[str, str], tones: dict[str, tuple[str, str, str, str]]
) -> Palette:
    values: dict[str, Any] = {field: QColor(text) for field, text in hues.items()}
    values |= {field: CardColour(*map(QColor, texts)) for field, texts in tones.items()}
    return Palette(name=name, dark=dark, four_colours=False, rank_letters=RANKS_BY_LETTER, **values)


LIGHT = _theme("light", False, themes.LIGHT, themes.CARD_COLOURS)
DARK = _theme("dark", True, themes.DARK, themes.CARD_COLOURS)
HIGH_CONTRAST = _theme("high_contrast", True, themes.HIGH_CONTRAST, themes.BOLD_CARD_COLOURS)
PALETTES: dict[str, Palette] = {palette.name: palette for palette in (LIGHT, DARK, HIGH_CONTRAST)}


def application_palette(palette: Palette) -> QPalette:
    """The colours of menus, dialogs and item views in this theme, for `QApplication.setPalette`."""
    roles = {
        QPalette.ColorRole.Window: palette.window,
        QPalette.ColorRole.WindowText: palette.window_text,
        QPalette.ColorRole.Base: palette.base,
        QPalette.ColorRole.AlternateBase: palette.base_alternate,
        QPalette.ColorRole.Text: palette.base_text,
        QPalette.ColorRole.PlaceholderText: palette.muted_text,
        QPalette.ColorRole.Button: palette.button,
        QPalette.ColorRole.ButtonText: palette.button_text,
        QPalette.ColorRole.BrightText: palette.lamp_lit,
        QPalette.ColorRole.ToolTipBase: palette.label,
        QPalette.ColorRole.ToolTipText: palette.label_text,
        QPalette.ColorRole.Highlight: palette.selected,
        QPalette.ColorRole.HighlightedText: palette.selected_text,
        QPalette.ColorRole.Accent: palette.selected,
        QPalette.ColorRole.Link: palette.link,
        QPalette.ColorRole.LinkVisited: palette.link,
        QPalette.ColorRole.Light: palette.button.lighter(115),
        QPalette.ColorRole.Midlight: palette.button.lighter(107),
        QPalette.ColorRole.Mid: palette.button_edge,
        QPalette.ColorRole.Dark: palette.button_edge.darker(130),
        QPalette.ColorRole.Shadow: palette.button_edge.darker(220),
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, colour)
    # `setColor` without a group sets all of them: disabled words have to be made paler again.
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        result.setColor(QPalette.ColorGroup.Disabled, role, _disabled(palette))
    return result


def _disabled(palette: Palette) -> QColor:
    return _between(palette.window, palette.window_text, 0.55)


def _between(a: QColor, b: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def stylesheet(palette: Palette) -> str:
    """A Qt style sheet for menus, buttons, fields and item views that goes with `application_palette`."""
    names = {
        "window": palette.window,
        "text": palette.window_text,
        "base": palette.base,
        "base_text": palette.base_text,
        "alternate": palette.base_alternate,
        "button": palette.button,
        "button_hover": _between(palette.button, palette.base, 0.35),
        "button_text": palette.button_text,
        "edge": palette.button_edge,
        "selected": palette.selected,
        "selected_text": palette.selected_text,
        "label": palette.label,
        "label_text": palette.label_text,
        "label_edge": palette.label_edge,
        "focus": palette.focus,
        "disabled": _disabled(palette),
    }
    texts = {name: colour.name() for name, colour in names.items()}
    texts["tick"] = _icon("tick", palette.selected_text)
    texts["close"] = _icon("close", palette.button_text)
    texts["float"] = _icon("float", palette.button_text)
    texts["up"] = _icon("up", palette.button_text)
    texts["down"] = _icon("down", palette.button_text)
    return _STYLE.substitute(texts)


def _icon(name: str, colour: QColor) -> str:
    shade = "light" if colour.lightness() > 127 else "dark"
    return f'url("{resource("icons", f"{name}-{shade}.svg").as_posix()}")'


_STYLE = Template("""
QMenuBar, QStatusBar, QToolBar { background: $window; color: $text; border: none; }
QStatusBar QToolButton {
    background: $button; color: $button_text; border: 1px solid $edge; border-radius: 4px; padding: 1px 9px;
}
QStatusBar QToolButton:hover { background: $button_hover; }
QStatusBar QToolButton:disabled { background: transparent; color: $disabled; }
QStatusBar::item { border: none; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $selected; color: $selected_text; }
QMenu { background: $base; color: $base_text; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 22px; border-radius: 4px; }
QMenu::item:selected { background: $selected; color: $selected_text; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $edge; margin: 4px 8px; }
QPushButton {
    background: $button; color: $button_text; border: 1px solid $edge; border-bottom-width: 2px;
    border-radius: 6px; padding: 5px 14px; min-height: 1.2em;
}
QPushButton:hover { background: $button_hover; }
QPushButton:pressed { background: $edge; border-bottom-width: 1px; padding-top: 6px; }
QPushButton:default { border: 2px solid $selected; }
QPushButton:focus { border: 2px solid $focus; }
QPushButton:disabled { color: $disabled; background: $window; }
QLineEdit, QPlainTextEdit, QTextBrowser, QListView, QTreeView, QTableView {
    background: $base; color: $base_text; border: 1px solid $edge; border-radius: 4px;
    alternate-background-color: $alternate;
    selection-background-color: $selected; selection-color: $selected_text;
}
QLineEdit { padding: 3px 6px; }
QLineEdit:focus, QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $focus; }
QSpinBox, QComboBox, QDateEdit {
    background: $base; color: $base_text; border: 1px solid $edge; border-radius: 4px;
    padding: 3px 6px; min-height: 1.2em;
}
QSpinBox:focus, QComboBox:focus, QDateEdit:focus { border: 2px solid $focus; padding: 2px 5px; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: 18px; background: $button; border-left: 1px solid $edge;
}
QSpinBox::up-button { subcontrol-position: top right; border-top-right-radius: 4px; }
QSpinBox::down-button { subcontrol-position: bottom right; border-bottom-right-radius: 4px; }
QSpinBox::up-arrow { image: $up; width: 10px; height: 10px; }
QSpinBox::down-arrow, QComboBox::down-arrow, QDateEdit::down-arrow { image: $down; width: 11px; height: 11px; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 22px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView {
    background: $base; color: $base_text; border: 1px solid $edge;
    selection-background-color: $selected; selection-color: $selected_text;
}
QCheckBox::indicator, QRadioButton::indicator {
    width: 14px; height: 14px; background: $base; border: 1px solid $edge; border-radius: 3px;
}
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked { background: $selected; border-color: $selected; image: $tick; }
QRadioButton::indicator:checked { border: 4px solid $selected; width: 8px; height: 8px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $focus; }
QSlider::groove { background: $base; border: 1px solid $edge; border-radius: 3px; }
QSlider::groove:horizontal { height: 4px; }
QSlider::groove:vertical { width: 4px; }
QSlider::handle { background: $selected; border: 2px solid $edge; border-radius: 7px; }
QSlider::handle:horizontal { width: 12px; margin: -6px 0; }
QSlider::handle:vertical { height: 12px; margin: 0 -6px; }
QSlider:focus { border: 2px solid $focus; border-radius: 5px; }
QSlider::handle:disabled { background: $disabled; }
QProgressBar {
    background: $base; color: $base_text; border: 1px solid $edge; border-radius: 4px; text-align: center;
}
QProgressBar::chunk { background: $selected; border-radius: 3px; }
QScrollBar { background: $window; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $selected; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabWidget::pane { border: 1px solid $edge; background: $base; }
QTableView { gridline-color: $edge; }
QTableCornerButton::section { background: $button; border: none; }
QHeaderView::section {
    background: $button; color: $button_text; border: none; border-right: 1px solid $edge;
    border-bottom: 1px solid $edge; padding: 4px 8px;
}
QGroupBox {
    border: 1px solid $edge; border-radius: 6px; margin-top: 1.1em; padding-top: 6px;
}
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QToolTip { background: $label; color: $label_text; border: 1px solid $label_edge; padding: 3px; }
QDockWidget { titlebar-close-icon: $close; titlebar-normal-icon: $float; }
QDockWidget::title { background: $button; color: $button_text; padding: 5px 8px; }
QTabBar::tab {
    background: $button; color: $button_text; border: 1px solid $edge; padding: 5px 12px;
    border-top-left-radius: 6px; border-top-right-radius: 6px;
}
QTabBar::tab:selected { background: $base; color: $base_text; border-bottom-color: $base; }
""")
