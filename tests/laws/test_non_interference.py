"""S1: what a viewer must not know does not change one byte of what they are sent."""

from collections import Counter
from random import Random

import pytest

from reverie.game.observe import observe
from reverie.rulesets import RULESETS
from tests.laws.effort import STATES
from tests.laws.secrecy import leaks, room_leak, viewers
from tests.laws.states import rooms, states


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_s1_secrets_do_not_change_what_is_sent(ruleset: str) -> None:
    rng, phases = Random(ruleset), Counter[str]()
    for rules, g in states(ruleset, STATES):
        phases["over" if g.result else g.phase] += 1
        assert next(leaks(rules, g, rng, observe), None) is None
    by_itself = {"score", "end-of-turn", "refill", "pass", "advance", "next-day"}
    assert phases.keys() >= RULESETS[ruleset].phases.keys() - by_itself


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_s1_the_same_for_all_that_is_sent_of_a_room(ruleset: str) -> None:
    rng = Random(ruleset)
    for room in rooms(ruleset, STATES // 3):
        assert room.game is not None
        for viewer in viewers(room.game):
            assert room_leak(room, viewer, rng) is None, (room.game.phase, viewer)
