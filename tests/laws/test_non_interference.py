"""S1: what a viewer must not know does not change one byte of what they are sent."""

from collections import Counter
from random import Random

import pytest

from reverie.game.observe import observe
from reverie.game.state import Game, Turn
from tests.choices import GAMES, rules_named
from tests.laws.effort import STATES
from tests.laws.oracle import OPEN, SECRET, disguised
from tests.laws.secrecy import leaks, room_leak, viewers
from tests.laws.states import rooms, states


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("ruleset", GAMES)
def test_s1_secrets_do_not_change_what_is_sent(ruleset: str) -> None:
    rng, phases = Random(ruleset), Counter[str]()
    for rules, g in states(ruleset, STATES):
        phases["over" if g.result else g.phase] += 1
        assert next(leaks(rules, g, rng, observe), None) is None
    by_itself = {"score", "end-of-turn", "refill", "pass", "advance", "next-day"}
    if ruleset == "odyssey-party+box":
        by_itself.add("open-slots")  # P4: nobody says which card is theirs
    assert phases.keys() >= rules_named(ruleset).phases.keys() - by_itself


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("ruleset", GAMES)
def test_s1_the_same_for_all_that_is_sent_of_a_room(ruleset: str) -> None:
    rng = Random(ruleset)
    for room in rooms(ruleset, STATES // 3):
        assert room.game is not None
        for viewer in viewers(room.game):
            assert room_leak(room, viewer, rng) is None, (room.game.phase, viewer)


@pytest.mark.parametrize("kind", [Game, Turn])
def test_s1_every_field_of_a_state_is_open_or_a_secret(kind: type[Game | Turn]) -> None:
    """One that nobody thought of is exchanged by nobody, and a leak of it would not be found."""
    assert set(kind.__struct_fields__) == OPEN[kind] | SECRET[kind]
    assert OPEN[kind].isdisjoint(SECRET[kind])


def test_s1_all_secrets_are_exchanged_and_nothing_else() -> None:
    rng, changed = Random(1), {Game: set[str](), Turn: set[str]()}
    for ruleset in GAMES:
        for _, g in states(ruleset, 120):
            other = disguised(g, None, rng)
            for one, two in ((g, other), (g.turn, other.turn)):
                fields = one.__struct_fields__
                changed[type(one)] |= {f for f in fields if getattr(one, f) != getattr(two, f)}
    assert changed == SECRET
