"""Keys, and the keys that a player chooses."""

from itertools import combinations
from pathlib import Path

import pytest

from holzwurm_desktop.engine.kits import find_part, kits
from holzwurm_desktop.games.kistenstapel.keys import ADD, BUILD, LID, PASS, TYPE_BID
from holzwurm_desktop.games.tovenaars.keys import BLOCK
from holzwurm_desktop.models.key_book import KeyBook
from holzwurm_desktop.models.keys import KeyAction, Keymap, chord_of
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.storage.settings import SettingsFile
from holzwurm_desktop.table.frame_keys import ORDER, PRESS
from holzwurm_desktop.window.key_groups import key_groups


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def book(qapp: object, path: Path) -> KeyBook:
    return KeyBook(Preferences(SettingsFile(path)), key_groups())


def action_of(book: KeyBook, name: str) -> KeyAction:
    return next(action for group in book.groups for action in group.actions if action.name == name)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("K", "K"),
        ("k", "K"),
        ("+", "+"),
        ("Ctrl++", "Ctrl++"),
        ("Shift+Ctrl+D", "Ctrl+Shift+D"),
        ("PgUp", "PgUp"),
        ("Shift+Backspace", "Shift+Backspace"),
    ],
)
def test_a_key_is_read_from_its_text(written: str, read: str) -> None:
    assert str(chord_of(written)) == read


@pytest.mark.parametrize("text", ["", "Hyper+K", "KK", "Ctrl+", "Ctrl+Ctrl+K", " ", "\t"])
def test_what_is_no_key_is_not_read(text: str) -> None:
    assert chord_of(text) is None


def test_every_default_key_of_the_program_is_written_as_it_is_read(book: KeyBook) -> None:
    for group in book.groups:
        for action in group.actions:
            assert [str(chord_of(key)) for key in action.keys] == list(action.keys), action.name


def test_no_two_actions_have_the_same_name(book: KeyBook) -> None:
    actions = {action for group in book.groups for action in group.actions}

    assert len({action.name for action in actions}) == len(actions)


def test_by_default_only_what_never_meets_shares_a_key() -> None:
    shared = {
        frozenset((one.name, other.name))
        for game_id in kits()
        for one, other in combinations((*(find_part(game_id, "keys", tuple) or ()), ORDER), 2)
        if set(one.keys) & set(other.keys)
    }

    # Asked at different times, or on tables without several orders of the hand.
    assert shared == {
        *(frozenset((f"tovenaars.slot{n}", f"tovenaars.pay{n}")) for n in (1, 2, 3)),
        *(frozenset((f"tovenaars.slot{n}", f"tovenaars.strength{n}")) for n in (2, 3)),
        *(frozenset((f"tovenaars.pay{n}", f"tovenaars.strength{n}")) for n in (2, 3)),
        *(frozenset((f"kistenstapel.knock{n}", "kistenstapel.type_bid")) for n in range(1, 7)),
        frozenset(("kistenstapel.lid", "table.order")),
        frozenset(("kistenstapel.add", "kistenstapel.more")),
        frozenset(("kistenstapel.take", "kistenstapel.fewer")),
        frozenset(("kistenstapel.step_back", "kistenstapel.rub_out")),
        frozenset(("kistenstapel.much_more", "boxes.nearer")),
        frozenset(("kistenstapel.much_fewer", "boxes.farther")),
    }


def test_putting_a_box_down_has_keys_that_no_screen_reader_keeps_to_itself() -> None:
    assert Keymap().first(ADD) == "Space"
    assert {"+", "="} <= {*Keymap().keys(ADD)}


def test_a_chosen_key_replaces_all_others(book: KeyBook) -> None:
    assert book.change(ADD, "Q") == []

    assert book.keymap.keys(ADD) == ("Q",)
    assert book.keymap.find(("Space",), (ADD,)) is None


def test_chosen_keys_hold_after_a_restart(path: Path, book: KeyBook) -> None:
    book.change(BUILD, "Q")

    assert KeyBook(Preferences(SettingsFile(path)), key_groups()).keymap.keys(BUILD) == ("Q",)


def test_an_action_may_have_no_key(book: KeyBook) -> None:
    book.change(PASS, "")

    assert book.keymap.keys(PASS) == ()


def test_a_key_that_somebody_else_has_is_refused_with_its_owner(book: KeyBook) -> None:
    [(group, owner)] = book.change(BUILD, "P")

    assert (group.scope, owner) == ("kistenstapel", PASS)
    assert book.keymap.keys(BUILD) == ("B",)


@pytest.mark.parametrize(
    ("key", "owner"), [("Ctrl+N", "menu.new_game"), ("Return", "table.press"), ("F1", "menu.rules")]
)
def test_menus_and_the_frame_of_tables_own_their_keys_in_every_game(
    book: KeyBook, key: str, owner: str
) -> None:
    assert [action.name for _, action in book.change(BLOCK, key)] == [owner]


def test_games_may_use_the_same_key(book: KeyBook) -> None:
    assert book.change(BLOCK, "P") == []


def test_those_that_share_a_key_by_default_may_do_so_again(book: KeyBook) -> None:
    book.change(ORDER, "Q")

    assert book.change(ORDER, "O") == []
    assert book.keymap.keys(LID) == ("O",)


def test_one_action_gets_its_keys_back(book: KeyBook) -> None:
    book.change(ADD, "Q")
    book.change(BUILD, "J")

    assert book.reset(ADD) == []

    assert book.keymap.keys(ADD) == ADD.keys
    assert book.keymap.keys(BUILD) == ("J",)


def test_a_key_is_not_given_back_while_somebody_else_has_it(book: KeyBook) -> None:
    book.change(PASS, "Q")
    book.change(BUILD, "P")

    assert [owner for _, owner in book.reset(PASS)] == [BUILD]


def test_all_get_their_keys_back_and_unknown_names_stay(book: KeyBook) -> None:
    book._preferences.change(keys={"tomorrow.game": "K"})
    book.change(BUILD, "J")

    book.reset_all()

    assert book.keymap.keys(BUILD) == ("B",)
    assert book._preferences.values.keys == {"tomorrow.game": "K"}


@pytest.mark.parametrize("damaged", [7, None, ["K"], "Hyper+K", "KKK"])
def test_a_damaged_key_is_ignored(damaged: object) -> None:
    assert Keymap({BUILD.name: damaged}).keys(BUILD) == ("B",)


def test_fixed_keys_stay(book: KeyBook) -> None:
    with pytest.raises(ValueError, match=r"table\.press"):
        book.change(PRESS, "Q")
    assert Keymap({PRESS.name: "Q"}).keys(PRESS) == PRESS.keys


def test_single_letters_and_digits_act_only_with_ctrl_once_switched_off(book: KeyBook) -> None:
    book._preferences.change(single_letters=False)

    assert book.keymap.keys(BUILD) == ("Ctrl+B",)
    assert book.keymap.keys(ADD) == ADD.keys  # signs and named keys are no letters
    assert book.keymap.keys(TYPE_BID) == TYPE_BID.keys  # what is typed is sealed by Enter only


def test_what_a_menu_has_with_ctrl_it_keeps(book: KeyBook) -> None:
    book._preferences.change(single_letters=False)

    row = action_of(book, "holzwurm.row1")
    assert book.keymap.keys(row) == ()  # Ctrl+1 sorts the hand
    assert book.keymap.keys(action_of(book, "holzwurm.row4")) == ("Ctrl+4",)
