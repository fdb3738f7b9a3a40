"""The test of the test: views with a leak planted in them, all of which the check of S1 must find."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.game.observe import Viewer, observe
from reverie.game.phases.box_claiming import looking_again
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game, left_of, owls, slot_owners
from reverie.game.views import GameView
from reverie.rulesets import RULESETS
from tests.choices import GAMES
from tests.laws.secrecy import Look, leaks
from tests.laws.states import states

Plant = Callable[[Game, Viewer], dict[str, Any]]


def leaking(plant: Plant) -> Look:
    """The usual view with something in it that should not be."""

    def look(rules: Ruleset, g: Game, viewer: Viewer) -> GameView:
        return replace(observe(rules, g, viewer), **plant(g, viewer))

    return look


def _seated(g: Game, viewer: Viewer) -> Seat | None:
    return viewer if isinstance(viewer, int) and viewer in g.ring else None


def _neighbour(g: Game, viewer: Viewer) -> Seat:
    seat = _seated(g, viewer)
    if owls(g) and seat is not None:
        return owls(g)[0]
    return g.ring[0] if seat is None else left_of(g, seat)


def owners_during_the_vote(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"named": slot_owners(g)} if g.phase in ("vote", "point", "claim") else {}


def anothers_ballot(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"ballot": g.turn.ballots.get(_neighbour(g, viewer))}


def how_many_votes(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"seconds": sum(len(b.slots) for b in g.turn.ballots.values())}


def who_voted_first(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"moved_for": tuple(g.turn.ballots)}


def anothers_played_card(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"given": g.turn.given.get(_neighbour(g, viewer), ())} if not g.turn.table else {}


def who_looks_again(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"moved_for": tuple(sorted(looking_again(g)))}


def top_of_the_pile(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"discard": (*g.discard, *g.pile[:1])}


def a_leavers_cards(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"buried": g.buried}


def the_neighbours_hand(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"hand": g.hands[_neighbour(g, viewer)]}


def party_storytellers_own_hand(g: Game, viewer: Viewer) -> dict[str, Any]:
    seat = _seated(g, viewer)
    if g.phase != "clue" or seat is None or seat != g.turn.storyteller:
        return {}
    return {"hand": g.hands[seat]}


def the_seed(g: Game, viewer: Viewer) -> dict[str, Any]:
    return {"seed": g.seed}


ALL = GAMES
DEALT = tuple(RULESETS)
PLANTED: list[tuple[Plant, tuple[str, ...]]] = [
    (owners_during_the_vote, tuple(game for game in ALL if game != "odyssey-party+box")),
    (who_looks_again, ("dixit+box", "odyssey+box")),
    (anothers_ballot, ALL),
    (anothers_played_card, DEALT),
    (top_of_the_pile, DEALT),
    (the_neighbours_hand, DEALT),
    (party_storytellers_own_hand, ("odyssey-party",)),
    (how_many_votes, ("odyssey",)),
    (who_voted_first, ALL),
    (a_leavers_cards, ("dixit", "odyssey")),
    (the_seed, ALL),
]


@pytest.mark.parametrize(
    ("plant", "ruleset"),
    [(plant, ruleset) for plant, rulesets in PLANTED for ruleset in rulesets],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_planted_leak_is_found(plant: Plant, ruleset: str) -> None:
    rng = Random(0)
    assert any(next(leaks(rules, g, rng, leaking(plant)), None) for rules, g in states(ruleset, 300))


@pytest.mark.parametrize("ruleset", GAMES)
def test_nothing_is_found_where_nothing_is_planted(ruleset: str) -> None:
    rng, nothing = Random(0), leaking(lambda g, viewer: {})
    for rules, g in states(ruleset, 60):
        assert not list(leaks(rules, g, rng, nothing))
