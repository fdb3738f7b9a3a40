"""A move takes at most a tenth of a second of processor time, once the bots are awake."""

import sys
from random import Random
from time import thread_time

import pytest

from reverie.bots.brain import Brain
from reverie.bots.character import temper
from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import Thought, think
from reverie.bots.sight import Sight
from reverie.bots.words import same
from reverie.cli.bot_game import BotGame, Entrant, Record
from reverie.game.clue import Clue
from reverie.game.commands import Tell
from reverie.rulesets import RULESETS
from tests.bots import hearing, painted

MOST = 0.1
TABLES = {"dixit": 6, "odyssey": 12, "odyssey-party": 12, "odyssey-team": 12, "kids": 6}


@pytest.mark.parametrize("ruleset", TABLES)
def test_by_words_alone(ruleset: str) -> None:
    brain = LexicalBrain()
    brain.learn(list(painted.box().texts.values()))
    assert slowest(ruleset, brain, "en") < MOST


@painted.needs_encoder
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", TABLES)
def test_with_the_encoder_and_clues_nobody_has_read_before(ruleset: str, language: str) -> None:
    assert slowest(ruleset, painted.brain(), language) < MOST


def slowest(ruleset: str, brain: Brain, language: str) -> float:
    """Of a whole game: strong bots, who think longest, and every other clue is a person's."""
    rng, took = Random(ruleset), [0.0]
    fresh = [heard.clue for heard in hearing.clues(language)]

    def timed(sight: Sight) -> Thought | None:
        watched = sys.gettrace()  # whoever counts covered lines makes thinking several times as dear
        sys.settrace(None)
        began = thread_time()
        try:
            thought = think(sight)
        finally:
            took.append(thread_time() - began)
            sys.settrace(watched)
        if thought is not None and isinstance(thought.move, Tell) and rng.random() < 0.5:
            clue = next(c for c in rng.sample(fresh, len(fresh)) if same(c) not in sight.heard)
            return Thought(Tell(Clue(clue), thought.move.card))
        return thought

    table = [Entrant("strong", timed, brain, temper("strong"))] * TABLES[ruleset]
    box = painted.box()
    record = BotGame(RULESETS[ruleset], table, box, f"cost {ruleset}", language, 0.0).play()
    assert isinstance(record, Record), record
    return max(took)
