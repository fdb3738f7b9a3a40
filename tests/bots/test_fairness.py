"""A bot's choice does not change when what its seat must not know changes."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.bots.brain import Brain
from reverie.bots.character import CHARACTERS, LEVELS
from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import think
from reverie.game.decide import waiting_for
from reverie.game.ids import Seat
from reverie.game.menu import allows
from reverie.game.observe import observe
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game
from reverie.rulesets import RULESETS
from tests.bots.cards import BOX, EMPTY, context, lettered
from tests.laws.oracle import disguised
from tests.laws.states import states
from tests.laws.trying import SEEDS

BRAINS: dict[str, Brain] = {"words": LexicalBrain(), "letters": lettered()}
for brain in BRAINS.values():  # as at a table: the whole box is read before the first move
    brain.fit("warm", list(BOX.texts.values()), "en")
MANNERS = st.tuples(st.sampled_from(sorted(CHARACTERS)), st.sampled_from(sorted(LEVELS))).map(" ".join)
BY_ITSELF = {"score", "end-of-turn", "refill", "pass", "advance", "next-day", "over"}


def the_same_move(rules: Ruleset, g: Game, seat: Seat, brain: Brain, luck: int, **more: object) -> None:
    here = observe(rules, g, seat)
    there = observe(rules, disguised(g, seat, Random(luck)), seat)
    there = replace(there, commitment=here.commitment)
    thought = think(context(here, seat, brain, luck, **more))  # type: ignore[arg-type]
    assert thought == think(context(there, seat, brain, luck, **more)), g.phase  # type: ignore[arg-type]
    assert thought is not None
    assert allows(here.menu, thought.move)


@pytest.mark.parametrize("brain", BRAINS)
@pytest.mark.parametrize("ruleset", RULESETS)
@settings(max_examples=8, deadline=None)
@given(seed=SEEDS, manner=MANNERS, language=st.sampled_from(["en", "fr"]), blind=st.booleans())
def test_hidden_information_changes_no_decision(
    ruleset: str, brain: str, seed: int, manner: str, language: str, blind: bool
) -> None:
    for rules, g in states(ruleset, 8, seed):
        for seat in waiting_for(rules, g):
            box = EMPTY if blind else BOX
            the_same_move(rules, g, seat, BRAINS[brain], seed, character=manner, language=language, box=box)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_that_in_every_phase_somebody_moves_in(ruleset: str) -> None:
    met = set()
    for rules, g in states(ruleset, 90):
        for seat in waiting_for(rules, g):
            the_same_move(rules, g, seat, BRAINS["letters"], 7)
            met.add(g.phase)
    assert met == RULESETS[ruleset].phases.keys() - BY_ITSELF
