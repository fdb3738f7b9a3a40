"""Which decks a table plays with: chosen, usual, or a surprise (C2)."""

import pytest

from reverie.game.ids import CardId
from reverie.game.settings import Settings
from reverie.lobby import commands as do
from reverie.lobby.events import RoomOpened
from reverie.lobby.state import UsualDecks
from tests.room_table import RoomTable

FOUR = ("ann", "bob", "cyd", "dan")
USUAL = UsualDecks(("first",), ("first", "second"), ("hearts",))


def table(*decks: str, usual: UsualDecks = USUAL, cards: int = 84, **settings: object) -> RoomTable:
    """Four people at a table that offers these decks; nobody has chosen any."""
    r = RoomTable()
    offered = {deck: tuple(CardId(f"{deck}/{n}") for n in range(cards)) for deck in decks}
    r.room = RoomOpened(Settings("dixit", decks=(), **settings), offered, usual=usual).open()  # type: ignore[arg-type]
    for name in FOUR:
        r.sits(name)
    return r


def dealt_from(r: RoomTable) -> set[str]:
    game = r.game
    cards = [*game.pile, *(card for hand in game.hands.values() for card in hand)]
    assert len(cards) == len(set(cards))  # no card occurs twice
    return {card.split("/")[0] for card in cards}


def test_c2_an_evening_begins_with_the_first_deck_and_goes_on_with_both() -> None:
    r = table("first", "second", "hearts")
    assert r.sees("bob").playing_with == ("first",)
    r.starts()
    assert dealt_from(r) == {"first"}
    assert r.game.settings.decks == ("first",)
    assert r.sees("bob").playing_with == ("first",)  # so that bots know which cards they read
    r.does("ann", do.StopGame())
    assert r.sees("bob").playing_with == ("first", "second")
    r.starts()
    assert dealt_from(r) == {"first", "second"}
    assert len(r.game.pile) == 168 - 4 * 6
    assert r.room.settings.decks == ()  # still nobody has chosen


def test_c2_children_have_their_own_deck_unless_somebody_chooses() -> None:
    r = table("first", "second", "hearts")
    r.configures(ruleset="kids")
    assert r.sees("ann").playing_with == ("hearts",)
    r.starts()
    assert dealt_from(r) == {"hearts"}
    r.does("ann", do.StopGame())
    r.configures(decks=("second", "first", "second"))
    assert r.sees("ann").playing_with == ("second", "first")
    r.starts()
    assert dealt_from(r) == {"first", "second"}


def test_c2_who_chose_may_leave_it_to_the_table_again() -> None:
    r = table("first", "second")
    r.configures(decks=("second",))
    assert r.sees("ann").playing_with == ("second",)
    r.configures(decks=())
    assert r.sees("ann").playing_with == ("first",)


def test_c2_where_no_usual_deck_is_on_offer_it_is_the_first_that_is() -> None:
    r = table("seaside", "holidays", usual=UsualDecks())
    assert r.sees("ann").playing_with == ("seaside",)


def test_c2_a_surprise_is_drawn_when_the_game_begins() -> None:
    r = table("first", "second", "hearts")
    r.configures(surprise=True)
    assert r.sees("bob").playing_with == ()
    drawn = set()
    for _ in range(12):
        r.starts()
        assert set(r.game.settings.decks) == dealt_from(r)
        assert r.sees("bob").playing_with == r.game.settings.decks
        drawn.add(r.game.settings.decks)
        r.does("ann", do.StopGame())
    assert len(drawn) > 3
    assert {len(decks) for decks in drawn} == {1, 2, 3}


def test_c2_a_surprise_has_cards_for_everybody() -> None:
    r = table("first", "second", "hearts", cards=20)  # four people need 28
    r.configures(surprise=True)
    for _ in range(8):
        r.starts()
        assert len(r.game.settings.decks) >= 2
        r.does("ann", do.StopGame())


def test_c2_children_are_not_surprised() -> None:
    r = table("first", "second", "hearts")
    r.configures(surprise=True, ruleset="kids")
    assert r.sees("ann").playing_with == ("hearts",)
    r.starts()
    assert dealt_from(r) == {"hearts"}


@pytest.mark.parametrize("cards", [6, 27])
def test_c2_too_few_cards_are_too_few_for_a_surprise_too(cards: int) -> None:
    r = table("first", cards=cards)
    r.configures(surprise=True)
    assert r.sees("ann").rulesets[0].unavailable is not None
