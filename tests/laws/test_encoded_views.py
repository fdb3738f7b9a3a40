"""What is sent is `observe`, byte for byte, however much of it was kept from the version before."""

from random import Random

import pytest
from hypothesis import given

from reverie.game.observe import Onlooker
from reverie.lobby.observe import observe
from reverie.lobby.state import Room
from reverie.wire.codec import encode_value
from reverie.wire.views import KeptParts, Views
from tests.laws.effort import tried
from tests.laws.openings import SEEDS, TABLES
from tests.laws.room_walk import furnished, room_walk

pytestmark = pytest.mark.timeout(3600)


def sent_as_observed(room: Room, kept: KeptParts) -> None:
    views = Views(room, kept)
    for chair in room.chairs:
        assert views.beginning + views.own(chair.seat).json == encode_value(observe(room, chair.seat))
    assert views.beginning + views.own(None).json == encode_value(observe(room, Onlooker.SPECTATOR))


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
