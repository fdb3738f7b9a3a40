"""What is sent is `observe`, byte for byte, however much of it was kept from the version before."""

import ast
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import asdict, replace

import reverie
from reverie.game.ids import CardId, Seat
from reverie.game.observe import Onlooker, Viewer
from reverie.lobby.observe import observe
from reverie.lobby.state import Room
from reverie.rulesets import RULESETS
from reverie.wire import encoded_view, view_inputs
from reverie.wire.codec import encode_value
from reverie.wire.encoded_view import KeptParts, Views
from reverie.wire.messages import PictureView, View, ViewHead
from reverie.wire.view_inputs import Inputs, Personal, Projection
from tests.laws.openings import TABLES
from tests.laws.room_walk import furnished, room_walk
from tests.laws.trying import SEEDS, tried

pytestmark = pytest.mark.timeout(3600)

HEAD = ViewHead(7, "epoch", 1000, 900, None, (Seat(2),), ("blank",), True)
PICTURES: dict[CardId, PictureView] = {CardId("a/1"): PictureView("key", None)}


def sent_as_observed(room: Room, kept: KeptParts) -> None:
    views = Views(room, kept)
    viewers: list[Viewer] = [*(chair.seat for chair in room.chairs), Onlooker.SPECTATOR]
    for viewer in viewers:
        seat = None if isinstance(viewer, Onlooker) else viewer
        pictures = PICTURES if seat == 1 else {}
        whole = View(**asdict(HEAD), view=observe(room, viewer), seat=seat, pictures=pictures)
        assert views.encode(HEAD, views.own(seat), seat, pictures) == encode_value(whole)


@pytest.mark.parametrize(("ruleset", "count"), TABLES)
@tried
@given(seed=SEEDS)
def test_views_are_sent_as_they_are_observed(ruleset: str, count: int, seed: int) -> None:
    rng, kept = Random(seed), KeptParts()
    room = furnished(ruleset, count, rng).room
    sent_as_observed(room, kept)
    for step in room_walk(room, rng, 60):
        sent_as_observed(step.after, kept)


def test_what_was_kept_of_another_room_is_not_used() -> None:
    kept, rng = KeptParts(), Random(3)
    for ruleset, count in TABLES:
        sent_as_observed(furnished(ruleset, count, rng).room, kept)


# ---- the test of the test: an input forgotten is found, by views that are made afresh


def made_afresh() -> None:
    """Nothing is kept at all: a forgotten input makes a part wrong by itself, not only stale."""
    for seed in range(6):
        for rules in RULESETS.values():
            rng = Random(seed)
            room = furnished(rules.id, rules.players[seed % 2], rng).room
            for step in room_walk(room, rng, 60):
                sent_as_observed(step.after, KeptParts())
                sent_as_observed(nobody_points(step.after), KeptParts())


def nobody_points(room: Room) -> Room:
    """K7: the chief counts to three although nobody has pointed in time."""
    game = room.game
    if game is None or game.phase != "point":
        return room
    late = frozenset(seat for seat in game.ring if seat != game.turn.storyteller)
    return replace(room, game=replace(game, turn=replace(game.turn, ballots={}, abstained=late)))


def without(projection: Projection[Any], field: str) -> Projection[Any]:
    return Projection(projection._blank, (name for name in projection.fields if name != field))


LISTED = {"SETTLED": view_inputs.SETTLED.fields, "_PARTIES": view_inputs._PARTIES.fields}
FOUND = (AssertionError, LookupError, ValueError)


@pytest.mark.parametrize(("projection", "field"), [(s, f) for s, fields in LISTED.items() for f in fields])
def test_a_field_that_is_forgotten_is_found(
    projection: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = encoded_view if projection == "SETTLED" else view_inputs
    monkeypatch.setattr(place, projection, without(getattr(view_inputs, projection), field))
    with pytest.raises(FOUND):
        made_afresh()


@pytest.mark.parametrize("field", [f for f in Personal._fields if f != "seat"])
def test_what_a_seat_did_on_its_own_is_found_where_it_is_forgotten(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain: Callable[..., Inputs | None] = view_inputs.personal

    def forgetful(game: Any, seat: Seat) -> Inputs | None:
        found = plain(game, seat)
        nothing = {field: getattr(view_inputs._NOBODY, field)}
        return None if found is None else Personal._make(found)._replace(**nothing)

    monkeypatch.setattr(encoded_view, "personal", forgetful)
    with pytest.raises(FOUND):
        made_afresh()


def test_what_others_do_on_their_own_is_not_in_what_a_seats_part_is_made_from() -> None:
    """Secrecy by construction: a builder that wanted to tell of another's hand or vote would find none."""
    for seed in range(4):
        rng = Random(seed)
        for step in room_walk(furnished("odyssey", 5, rng).room, rng, 80):
            game = step.after.game
            for seat in () if game is None else game.ring:
                assert game is not None
                inputs = view_inputs.personal(game, seat)
                shown = None if inputs is None else Personal._make(inputs).drawn(game)
                if shown is not None:
                    assert {*shown.hands, *shown.turn.given} <= {seat}
                    assert seat == game.turn.storyteller or {*shown.turn.ballots} <= {seat}


# ---- nobody else makes one


def test_a_view_is_encoded_in_one_place() -> None:
    makers = set()
    for file in Path(reverie.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and not {
                "EncodedView",
                "EncodedChange",
                "View",
                "Change",
            }.isdisjoint(_names(node)):
                makers.add(file.name)
    assert makers == {"encoded_view.py"}


def _names(call: ast.Call) -> set[str]:
    """What is called, and what is cast to."""
    named = [call.func, *call.args[:1]]
    return {
        n.id if isinstance(n, ast.Name) else n.attr for n in named if isinstance(n, ast.Name | ast.Attribute)
    }
