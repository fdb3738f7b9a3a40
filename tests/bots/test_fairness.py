"""A bot's choice does not change when what its seat must not know changes."""

from random import Random

import pytest
from msgspec.structs import replace

from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import think
from reverie.game.decide import waiting_for
from reverie.game.menu import allows
from reverie.game.observe import observe
from reverie.rulesets import RULESETS
from tests.bots.cards import BOX, lettered, sight
from tests.laws.oracle import disguised
from tests.laws.states import states


@pytest.mark.parametrize("make", [LexicalBrain, lettered])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_hidden_information_changes_no_decision(ruleset: str, make: type) -> None:
    rng, brain, phases = Random(ruleset), make(), set()
    brain.fit("warm", list(BOX.texts.values()), "en")
    for rules, g in states(ruleset, 60):
        if g.result is not None:
            continue
        for seat in waiting_for(rules, g):
            here = observe(rules, g, seat)
            there = replace(observe(rules, disguised(g, seat, rng), seat), commitment=here.commitment)
            luck = rng.getrandbits(32)
            thought = think(sight(here, seat, brain, luck))
            assert thought == think(sight(there, seat, brain, luck)), g.phase
            assert thought is not None
            assert allows(here.menu, thought.move)
            phases.add(g.phase)
    assert len(phases) >= 4
