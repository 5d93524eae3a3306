import pytest

from holzwurm_desktop.ai import ratings as module
from holzwurm_desktop.ai.ratings import ratings
from holzwurm_desktop.ai.scale import EVEN, Measured, Scale, scale_of
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.storage.figures import Who
from holzwurm_desktop.storage.match_rows import MatchRow
from tests.storage.rows import ANNA, BRAM, EASY, HARD, at, latest_first, match

MEDIUM = Who("", "medium")


def rating_of(rows: list[MatchRow], name: str = "Anna") -> tuple[float, float]:
    (rating,) = [rating for rating in ratings(rows) if rating.name == name]
    return rating.mu, rating.sigma


def test_the_levels_stand_where_they_do_on_the_scale_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the levels lie closer together, a win against the strongest of them tells less."""
    row = match({ANNA: 2, Who("", "expert"): 1})
    far = rating_of([row])[0]
    close = Scale({level: Measured(1500.0 + EVEN.points(level) / 1000) for level in LEVELS})
    monkeypatch.setattr(module, "_scale", lambda game_id: close)

    assert 1500 < rating_of([row])[0] < far


def test_who_plays_between_the_levels_stands_at_its_strength() -> None:
    row = match({ANNA: 2, MEDIUM: 1})

    strong, weak = (rating_of([at(strength, row)])[0] for strength in (1700.0, 1300.0))
    assert strong > rating_of([row])[0] > weak
    assert rating_of([at(1500.0, row)]) == rating_of([row])


def test_two_who_are_known_win_as_often_as_the_scale_says() -> None:
    """What is expected is as far from a win as a win moves a rating, and from a loss as a loss does."""
    model = module._model(module._IN_MATCHES)
    players = [[model.rating(mu=mu, sigma=1.0)] for mu in (1500.0, 1400.0)]
    won, lost = (abs(model.rate(players, ranks=ranks)[0][0].mu - 1500) for ranks in ([0, 1], [1, 0]))

    assert lost / (won + lost) == pytest.approx(EVEN.share(1500, [1400], 1), abs=0.001)


def test_a_win_raises_and_a_defeat_lowers() -> None:
    assert rating_of([match({ANNA: 2, MEDIUM: 1})])[0] > 1500 > rating_of([match({ANNA: 1, MEDIUM: 2})])[0]


def test_a_win_against_a_higher_level_counts_more() -> None:
    assert rating_of([match({ANNA: 2, HARD: 1})])[0] > rating_of([match({ANNA: 2, EASY: 1})])[0]


def test_every_match_makes_the_rating_surer() -> None:
    rows = [match({ANNA: number % 2, MEDIUM: 1 - number % 2}) for number in range(20)]
    sigmas = [rating_of(rows[:length])[1] for length in (1, 5, 20)]
    assert sigmas == sorted(sigmas, reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_who_wins_half_the_matches_against_a_level_is_rated_as_that_level(level: str) -> None:
    rows = [match({ANNA: number % 2, Who("", level): 1 - number % 2}) for number in range(120)]
    (rating,) = ratings(rows)
    assert rating.nearest_level == level
    assert rating.low < scale_of("holzwurm").points(level) < rating.high


def test_levels_do_not_move() -> None:
    rows = [match({BRAM: 2, HARD: 1}) for _ in range(50)]
    assert rating_of([match({ANNA: 2, HARD: 1}), *rows]) == rating_of([match({ANNA: 2, HARD: 1})])


def test_people_are_rated_against_each_other_as_well() -> None:
    rows = latest_first(match({ANNA: 2, BRAM: 1}))
    assert rating_of(rows, "Anna")[0] > rating_of(rows, "Bram")[0]


def test_games_are_rated_apart() -> None:
    rows = [match({ANNA: 2, EASY: 1}), match({ANNA: 1, EASY: 2}, game="superspion")]
    first, second = ratings(rows)
    assert (first.game, second.game, first.matches, second.matches) == ("holzwurm", "superspion", 1, 1)
    assert first.mu > second.mu


def test_what_is_no_fair_match_against_others_is_left_out() -> None:
    rows = [
        match({ANNA: 2, EASY: 1}, practice=True),
        match([(ANNA, 2), (ANNA, 1)]),
        match({ANNA: 2, Who("", "ismcts"): 1}),
        match({HARD: 2, EASY: 1}),
    ]
    assert ratings(rows) == []


def test_the_way_there_is_told_with_the_earliest_first() -> None:
    rows = latest_first(match({ANNA: 2, EASY: 1}, 1), match({ANNA: 2, EASY: 1}, 2))
    (rating,) = ratings(rows)
    assert [point.finished[14:16] for point in rating.history] == ["01", "02"]
    assert (rating.history[-1].mu, rating.history[-1].sigma) == (rating.mu, rating.sigma)


def test_equal_results_give_equal_ratings() -> None:
    rows = [match([(ANNA, number % 3), (EASY, 1), (HARD, number % 2), (BRAM, 2)]) for number in range(30)]
    assert ratings(rows) == ratings(list(rows))


def test_a_match_with_a_program_rates_nobody() -> None:
    counted = match({ANNA: 2, MEDIUM: 1})
    with_program = match({ANNA: 2, Who("", "expert", "Bot"): 1, MEDIUM: 0})

    assert rating_of([with_program, counted]) == rating_of([counted])
    assert ratings([with_program]) == []


def test_matches_of_a_game_that_is_not_known_are_rated_on_the_even_scale() -> None:
    (rating,) = ratings([match({ANNA: 2, EASY: 1}, game="chess")])
    assert rating.nearest_level == EVEN.nearest(rating.mu)
