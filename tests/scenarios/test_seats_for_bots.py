"""Where a bot may sit down: behind the cards of who is gone, and nowhere else (X2)."""

from reverie.game.ids import Seat
from reverie.game.table_options import table_options
from reverie.rulesets import RULESETS
from tests.table import Table


def test_x2_a_bot_takes_the_seat_of_who_is_away_not_that_of_another_bot() -> None:
    t = Table("dixit", 4)
    t.away("bob")
    t.away("cleo")
    t.hand_over("cleo", to_bot=True)
    assert Seat(2) in t.g.seating.bots
    assert table_options(RULESETS["dixit"], t.g).for_bots == (Seat(1),)
