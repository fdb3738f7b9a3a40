"""C11: bots leave a storyteller ten seconds to correct a typo before a first gift makes the words final."""

from random import Random

import pytest

from reverie.game import commands as moves
from reverie.lobby import commands as do
from reverie.rooms.live.schedule import FIRST_GIFT, PATIENCE, plan
from tests.room_table import RoomTable


def earliest(t: RoomTable, pace: float = 1.0) -> list[float]:
    """In how many seconds bots move, as planned a hundred times."""
    plans = [plan(t.room, 1, 0, (), pace, Random(seed)) for seed in range(100)]
    return sorted(task.at / 1000 for planned in plans for task in planned if task.what == "bot")


def told(ruleset: str, people: int, bots: int) -> RoomTable:
    t = RoomTable(*"abcdefgh"[:people], ruleset=ruleset)
    for n in range(bots):
        t.does("a", do.AddBot(f"Robin {n}"))
    t.starts()
    t.acts("a", moves.Announce())
    t.plays_until("contribute")
    return t


@pytest.mark.parametrize(("ruleset", "bots"), [("dixit", 2), ("odyssey", 3), ("odyssey-team", 5)])
def test_c11_bots_hold_their_first_gift_back_for_ten_seconds_after_a_persons_clue(
    ruleset: str, bots: int
) -> None:
    t = told(ruleset, 1, bots)
    assert FIRST_GIFT == 10
    assert earliest(t)[0] >= 10
    assert earliest(t)[-1] < 20
    assert earliest(t, pace=0.1)[-1] < 2


def test_c11_when_somebody_has_given_the_words_are_final_and_bots_wait_no_longer() -> None:
    t = told("dixit", 2, 2)
    t.acts("b", moves.Give(t.sees("b").game.hand[:1]))  # type: ignore[union-attr,index]
    assert earliest(t)[0] < 10


def test_c11_in_party_nothing_is_corrected_and_bots_do_not_wait() -> None:
    assert earliest(told("odyssey-party", 1, 5))[0] < 10


def test_c11_after_a_bots_clue_bots_do_not_wait() -> None:
    t = RoomTable("a", ruleset="dixit")
    for n in range(3):
        t.does("a", do.AddBot(f"Robin {n}"))
    t.starts()
    while t.game.turn.storyteller in (None, t.seat("a")) or t.phase != "contribute":
        t.plays_until("recap" if t.phase == "contribute" else "contribute")
    assert earliest(t)[0] < 10


def test_c3_where_people_sit_a_bot_begins_only_after_a_minute() -> None:
    t = RoomTable("a", "b")
    t.does("a", do.AddBot("Robin"))
    t.starts()
    assert PATIENCE == 60
    assert earliest(t)[0] >= 60
    assert earliest(t)[-1] < 70
