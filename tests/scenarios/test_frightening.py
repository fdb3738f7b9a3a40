"""Children are dealt no card that may frighten, unless the host asks."""

import pytest

from reverie.game.ids import CardId
from reverie.lobby import commands as do
from reverie.rulesets import RULESETS
from tests.room_table import RoomTable

THREE = ("ann", "bob", "cleo")
DARK = ("dark 1", "dark 2")
OTHERS = [ruleset for ruleset, rules in RULESETS.items() if rules.audience != "children"]


def with_dark_cards(*names: str) -> RoomTable:
    r = RoomTable(*names, ruleset="kids")
    dark = tuple(CardId(name) for name in DARK)
    r.server(do.OfferDeck("dark", (*dark, *(CardId(f"light {n}") for n in range(20))), "", dark))
    r.configures(decks=("dark",))
    return r


def dealt(r: RoomTable) -> set[CardId]:
    return {*r.game.pile, *(card for hand in r.game.hands.values() for card in hand)}


def test_children_are_dealt_nothing_frightening_unless_the_host_asks() -> None:
    r = with_dark_cards(*THREE)
    assert r.sees("bob").frightening == len(DARK)
    r.starts()
    assert len(dealt(r)) == 20
    assert not dealt(r) & set(DARK)
    r = with_dark_cards(*THREE)
    r.configures(frightening=True)
    assert r.sees("bob").frightening == len(DARK)
    r.starts()
    assert set(DARK) <= dealt(r)


@pytest.mark.parametrize("ruleset", OTHERS)
def test_everybody_else_is_dealt_all_cards(ruleset: str) -> None:
    seats = next((n for n in RULESETS[ruleset].players if n >= 4), RULESETS[ruleset].players[-1])
    r = RoomTable(*(f"player {n}" for n in range(seats)), ruleset=ruleset)
    r.server(do.OfferDeck("dreams", r.room.decks["dreams"], "", r.room.decks["dreams"][:9]))
    assert r.sees("player 1").frightening == 0
    r.starts()
    assert len(dealt(r)) == 84


def test_what_is_left_without_the_frightening_ones_must_be_enough() -> None:
    r = RoomTable(*THREE, ruleset="kids", cards=12)
    cards = r.room.decks["dreams"]
    r.server(do.OfferDeck("dreams", cards, "", cards[:1]))
    r.refuses("ann", do.Start(), "deck-too-small")
    r.configures(frightening=True)
    r.starts()
