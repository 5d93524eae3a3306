from datetime import date, timedelta

from holzwurm_desktop.engine.deals import DEAL_VERSION, HIGHEST_DEAL, deal_of_the_day
from tests.playing import GAMES

DAY = date(2026, 11, 28)


def test_the_deal_of_a_day_never_changes() -> None:
    assert DEAL_VERSION == 1
    assert deal_of_the_day(DAY, "holzwurm") == 612488056
    assert deal_of_the_day(DAY, "afbraak") == 937751189


def test_every_deal_of_the_day_is_a_deal_number() -> None:
    numbers = [deal_of_the_day(DAY + timedelta(days), "holzwurm") for days in range(2000)]
    assert all(1 <= number <= HIGHEST_DEAL for number in numbers)
    assert len(set(numbers)) == len(numbers)


def test_games_have_different_deals_on_the_same_day() -> None:
    assert len({deal_of_the_day(DAY, game_id) for game_id in GAMES}) == len(GAMES)
