"""The pages in docs/ are true where a test can tell: links, examples, names of options and moves, the picture."""

import ast
import json
import re
import runpy
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.cli.main import main
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from tests.playing import GAMES, ROOT, new_match

DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "README.md", ROOT / "holzwurm_desktop" / "ai" / "PROTOCOL.md"]
EXAMPLES = sorted((DOCS / "examples").glob("*.json"))
SCRIPT = DOCS / "make_design_picture.py"
NOT_VERBS = {"seat", "to", "stock", "row"}
"""Keys of a move that say no more than where or what with."""

every_game = pytest.mark.parametrize("game_id", GAMES)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)


def read(*parts: str) -> str:
    return DOCS.joinpath(*parts).read_text("utf-8")


def anchors(page: Path) -> set[str]:
    """The names by which the headings of a page are linked to."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in found}


def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def records(game_id: str) -> list[dict[str, Any]]:
    """Complete records of a game with every kind of move, made by somebody else."""
    lines = (ROOT / "tests" / "conformance" / f"{game_id}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def rounds(game_id: str) -> list[dict[str, Any]]:
    return [played for record in records(game_id) for played in record["rounds"]]


@every_page
def test_a_relative_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, heading = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        assert not heading or heading in anchors(there), target


def test_the_index_names_every_page_beside_it() -> None:
    assert {path.name for path in DOCS.glob("*.md")} - {"README.md"} <= set(
        re.findall(r"\]\(([^)#]+)\)", read("README.md"))
    )


@every_game
def test_a_game_has_its_rules_page_and_stands_in_the_index(game_id: str) -> None:
    assert f"`{game_id}`" in read("rules", f"{game_id}.md")
    assert f"({game_id}.md)" in read("rules", "README.md")


@every_game
def test_a_rules_page_says_what_a_player_may_see(game_id: str) -> None:
    assert "\n## What a player may see\n" in read("rules", f"{game_id}.md")


@every_game
def test_a_rules_page_has_every_option_with_its_values_and_default(game_id: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|", read("rules", f"{game_id}.md"), re.MULTILINE)
    written = {name: (values, default.strip("`")) for name, values, default in rows}
    for name, option in all_games()[game_id].options.items():
        values, default = written[name]
        assert default == str(option.default)
        if option.choices:
            assert set(re.findall(r"`(\w+)`", values)) == set(option.choices)
        else:
            assert values == f"{option.low} to {option.high}"


@every_game
def test_the_record_format_names_every_move_of_a_game(game_id: str) -> None:
    section = read("record-format.md").partition(f"\n### {game_id}\n")[2].partition("\n#")[0]
    verbs = {key for played in rounds(game_id) for move in played["moves"] for key in move} - NOT_VERBS
    assert verbs
    assert {verb for verb in verbs if f'"{verb}": ' not in section} == set()


@every_game
def test_the_record_format_names_every_part_of_a_deal(game_id: str) -> None:
    row = re.search(rf"^\| `{game_id}` \| (.*) \|$", read("record-format.md"), re.MULTILINE)
    parts = {key for played in rounds(game_id) for key in played["deal"]} - {"start"}
    assert row is not None
    assert {part for part in parts if f"`{part}`" not in row[1]} == set()


@every_game
def test_the_pages_name_every_way_a_round_can_end(game_id: str) -> None:
    section = read("record-format.md").partition(f"\n### {game_id}\n")[2].partition("\n#")[0]
    for ending in {played["end"] for played in rounds(game_id)}:
        assert f"`{ending}`" in section
        assert f"`{ending}`" in read("rules", f"{game_id}.md")


def test_every_game_has_an_example_record() -> None:
    assert {json.loads(path.read_text("utf-8"))["game"] for path in EXAMPLES} == set(GAMES)


@every_example
def test_an_example_is_a_finished_match_that_the_checker_accepts(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(example)]) == 0
    assert capsys.readouterr().out == f"{example}:1: ok\n"
    assert "winners" in json.loads(example.read_text("utf-8"))


@every_example
def test_an_example_with_a_deal_number_has_the_cards_of_that_number(example: Path) -> None:
    record = json.loads(example.read_text("utf-8"))
    if "deal_number" not in record:
        return
    match = new_match(record["game"], record["deal_number"], len(record["seats"]), **record["options"])
    assert match.rounds[0].deal == record["rounds"][0]["deal"]


def test_the_documents_in_the_record_format_can_be_read() -> None:
    documents = re.findall(r"```json\n(\{.*?)```", read("record-format.md"), re.DOTALL)
    assert documents
    for document in documents:
        Match.from_record(json.loads(document))


def test_the_page_on_lessons_names_every_key_and_shows_a_step_that_there_is() -> None:
    page = read("add-a-lesson.md")
    lessons = [
        json.loads(path.read_text("utf-8"))
        for path in sorted((ROOT / "resources" / "lessons").glob("*/lesson.json"))
    ]
    scenes = [scene for lesson in lessons for scene in lesson["scenes"]]
    steps = [step for scene in scenes for step in scene["steps"]]
    named = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert set(named) == {key for each in (*scenes, *steps) for key in each}
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert json.loads(example) in steps


def test_the_worked_example_of_a_seal_is_right() -> None:
    page = read("record-format.md")
    sealed, said = re.findall(r"printf '%s' '(.*?)' \| sha256sum\n(\w+)", page)[0]
    assert sha256(sealed.encode()).hexdigest() == said


def test_the_worked_example_of_a_deal_number_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = re.findall(
        r"```python\n(from random.*?)\n# (.*?)\n```", read("record-format.md"), re.DOTALL
    )[0]
    exec(code, {})
    assert capsys.readouterr().out.strip() == said


def test_the_worked_example_of_codes_is_right() -> None:
    page = read("engine.md")
    match = new_match("bergbeklimmen", deal=1)
    state = match.playing()
    hands = [" ".join(hand) for hand in match.rounds[0].deal["hands"]]
    assert [f"`{hand}`" in page for hand in hands] == [True, True]
    seen = [state.code_list()]
    for code in (141, 103, 159, 159, 81):
        state.step_code(code)
        seen.append(state.code_list())
    assert seen == [[141, 102], [103], [159], [159], [81, 82, 9, 10], [9, 10, 156]]


def test_the_picture_is_what_its_script_makes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert read("design.svg") == script()["picture"](project), "run python3 docs/make_design_picture.py"


def test_the_picture_has_a_line_about_every_layer_and_no_other() -> None:
    drawer = script()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = {name for row in drawer["house_layers"](project) for name in row}
    assert set(drawer["LAYER_NOTES"]) == layers


def test_the_picture_shows_the_layers_within_a_game() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (inside,) = (each for each in contracts if each.get("containers") == ["holzwurm_desktop.games.*"])
    inside["layers"] = ["table", "(cards) | words"]

    assert "table &gt; cards, words" in script()["picture"](project)


def test_the_picture_names_signals_that_there_are() -> None:
    drawer = script()
    session = "".join(
        path.read_text("utf-8") for path in (ROOT / "holzwurm_desktop" / "session").rglob("*.py")
    )
    told = [message.text for message in drawer["MESSAGES"] if message.kind == "signal"]
    told += [name for name, _ in drawer["OTHER_SIGNALS"]]
    assert [name for name in told if not re.search(rf"^ +{name} = Signal\(", session, re.MULTILINE)] == []


@every_page
def test_a_page_speaks_of_tests_that_there_are(page: Path) -> None:
    cited = re.findall(r"`(tests/[\w/.-]+)`", page.read_text("utf-8"))
    assert [path for path in cited if not (ROOT / path).exists()] == []


def test_no_source_lists_languages_and_the_page_on_them_names_the_one_that_finds_them() -> None:
    sources = [
        *ROOT.glob("*.py"),
        *(ROOT / "holzwurm_desktop").rglob("*.py"),
        *(ROOT / "packaging").rglob("*"),
    ]
    kept = [path for path in sources if path.suffix in (".py", ".spec")]
    listing = [path for path in kept if '"nl"' in path.read_text("utf-8")]
    assert [str(path.relative_to(ROOT)) for path in listing] == []
    assert "`holzwurm_desktop/languages.py`" in read("add-a-language.md")


def test_a_docstring_that_cites_a_page_cites_one_that_exists() -> None:
    wrong = []
    for path in (ROOT / "holzwurm_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited = re.findall(r"\bdocs/[\w/.-]*\w", node.value)
                wrong += [f"{path.name}: {page}" for page in cited if not (ROOT / page).exists()]
    assert wrong == []
