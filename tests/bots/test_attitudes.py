"""Bots go by what people saw in the cards, where they were asked (K5, K6)."""

import pytest

from reverie.bots.attitudes import words_for
from reverie.bots.invitation import ARGUED, contrast
from reverie.decks.texts import CardAttitudes, CardTexts, Texts
from reverie.game.ids import Attitude, CardId, Rabbit
from reverie.game.views import MeadowView
from tests.bots.cards import context, lettered
from tests.room_table import RoomTable

GUESTS: tuple[Rabbit, Rabbit] = ("sun", "moon")


def mean(drawn: list[list[float]]) -> list[float]:
    return [sum(fits) / len(drawn) for fits in zip(*drawn, strict=True)]


def card(name: str, strict: Attitude | None = None, arguable: Attitude | None = None) -> CardTexts:
    seen = CardAttitudes(() if strict is None else (strict,), () if arguable is None else (arguable,))
    return CardTexts(CardId(name), {"en": Texts(name, "Nobody is there.")}, seen)


def test_k5_k6_a_card_suits_by_what_was_seen_in_it() -> None:
    r = RoomTable("ann", "bob", "cleo", ruleset="kids")
    r.starts()
    view = r.sees("ann").game
    assert view is not None
    assert isinstance(view.board, MeadowView)
    burrow = view.board.burrows[view.board.pawn]
    cards = [
        card("for the sun", burrow.sun),
        card("perhaps for the sun", None, burrow.sun),
        card(f"its words say {burrow.sun}"),
        card("for the moon", burrow.moon),
        card("for both", burrow.sun, burrow.moon),
    ]
    ann = context(view, r.seat("ann"), lettered(), character="strong")
    sun, moon = (mean([contrast(ann, guest, cards) for _ in range(200)]) for guest in GUESTS)
    assert sun == pytest.approx([1, ARGUED, 0, -1, 1 - ARGUED], abs=0.16)
    assert moon == pytest.approx([-fit for fit in sun], abs=0.3)


def test_a_card_nobody_was_asked_about_is_read() -> None:
    r = RoomTable("ann", "bob", "cleo", ruleset="kids")
    r.starts()
    view = r.sees("ann").game
    assert view is not None
    assert isinstance(view.board, MeadowView)
    burrow, brain = view.board.burrows[view.board.pawn], lettered()
    said = words_for(burrow.sun, "en")
    unasked = CardTexts(CardId("unasked"), {"en": Texts(said[:80], said)})
    ann = context(view, r.seat("ann"), brain, character="strong")
    mean = sum(float(contrast(ann, "sun", [card("asked"), unasked])[1]) for _ in range(40)) / 40
    sun, moon = (float(brain.fit(words_for(a, "en"), [unasked], "en")[0]) for a in (burrow.sun, burrow.moon))
    assert sun > moon
    assert abs(mean - (sun - moon)) < 0.05
