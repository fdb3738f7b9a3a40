"""A move takes at most a tenth of a second of processor time, once the bots are awake."""

import sys
from collections.abc import Callable
from random import Random
from time import thread_time

import pytest

from reverie.bots.brain import Brain
from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import think
from reverie.bots.thought import Thought
from reverie.cli.bot_game import BotGame, Entrant, Record
from reverie.game.clue import Clue
from reverie.game.commands import Tell
from reverie.game.menu import MayTell
from reverie.rulesets import RULESETS
from tests.bots import hearing, painted
from tests.choices import MOST as MOST_PLAYERS

pytestmark = pytest.mark.timeout(600)
MOST = 0.1
TABLES = dict(MOST_PLAYERS)
LOOKS = 3
"""A busy machine makes single moves dear; one that is dear in every one of so many games is so by itself."""


@pytest.mark.parametrize("ruleset", TABLES)
def test_by_words_alone(ruleset: str) -> None:
    def fresh() -> Brain:
        brain = LexicalBrain()
        brain.learn(list(painted.box().texts.values()))
        return brain

    assert slowest(ruleset, fresh, "en") < MOST


def each_game_once() -> list[object]:
    """In the short run every game in one language, in turns; in the long one in both."""
    both = [(ruleset, language) for ruleset in TABLES for language in ("en", "fr")]
    return [
        pytest.param(*pair, marks=[] if n % 4 in (0, 3) else [pytest.mark.slow])
        for n, pair in enumerate(both)
    ]


@painted.needs_encoder
@pytest.mark.parametrize(("ruleset", "language"), each_game_once())
def test_with_the_encoder_and_clues_nobody_has_read_before(ruleset: str, language: str) -> None:
    assert slowest(ruleset, painted.awake, language) < MOST


def slowest(ruleset: str, brain: Callable[[], Brain], language: str) -> float:
    """The dearest move of a whole game, played anew with the same chance where one seemed too dear."""
    took = moves(ruleset, brain(), language)
    for _ in range(1, LOOKS):
        if max(took) < MOST:
            break
        took = [min(pair) for pair in zip(took, moves(ruleset, brain(), language), strict=True)]
    return max(took)


def moves(ruleset: str, brain: Brain, language: str) -> list[float]:
    """What each move took: strong bots, who think longest, and every other clue is a person's."""
    rng, took = Random(ruleset), [0.0]
    fresh = [heard.clue for heard in hearing.clues(language)]

    def timed(context: Context) -> Thought | None:
        watched = sys.gettrace()  # whoever counts covered lines makes thinking several times as dear
        sys.settrace(None)
        began = thread_time()
        try:
            thought = think(context)
        finally:
            took.append(thread_time() - began)
            sys.settrace(watched)
        if thought is not None and isinstance(thought.move, Tell) and rng.random() < 0.5:
            (may,) = [option for option in context.view.menu if isinstance(option, MayTell)]
            said = [Tell(Clue(c), thought.move.card) for c in rng.sample(fresh, len(fresh))]
            said = [
                tell for tell in said if context.heard.fresh(tell.clue.text) and may.refuses(tell) is None
            ]
            return Thought(said[0]) if said else thought
        return thought

    table = [Entrant("strong", timed, brain, style("strong"))] * TABLES[ruleset]
    box = painted.box()
    record = BotGame(RULESETS[ruleset], table, box, f"cost {ruleset}", language, 0.0).play()
    assert isinstance(record, Record), record
    return took
