"""Bots aim at what the ruleset says, and at nothing else."""

from dataclasses import replace

import pytest

from reverie.bots import payoffs, player
from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.thought import Thought
from reverie.cli.bot_game import BotGame, Entrant, Record
from reverie.game.commands import Tell
from reverie.game.phases.score import Score
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Gain, Outcome, finders
from reverie.rulesets import RULESETS
from tests import odd_rulesets as odd
from tests.bots.cards import BOX, lettered


@pytest.fixture
def only_one_may_find() -> Ruleset:
    def points(o: Outcome) -> list[Gain]:
        return [Gain(o.storyteller, 7, "told")] if len(finders(o)) == 1 else []

    first = next(iter(RULESETS.values()))
    turn = tuple(Score(points) if isinstance(p, Score) else p for p in first.turn)
    return replace(first, id="only-one", turn=turn)


def test_a_new_scoring_is_what_storytellers_aim_at(only_one_may_find: Ruleset) -> None:
    with odd.listed(only_one_may_find):
        assert payoffs.worth("only-one", 6) == [0, 7, 0, 0, 0, 0]


def test_a_ruleset_that_cannot_be_read_is_not_guessed_at() -> None:
    payoffs.stakes.cache_clear()
    with odd.listed(odd.settled_by_whim()), pytest.raises(payoffs.UnreadableRuleset):
        payoffs.worth("odd", 4)


def test_at_a_table_it_cannot_read_a_bot_moves_by_chance_and_says_so() -> None:
    """X6: a bot stands in for whoever left, whatever is played."""
    payoffs.stakes.cache_clear()
    with odd.listed(odd.settled_by_whim()) as rules:
        thoughts: list[Thought] = []

        def overheard(context: Context) -> Thought | None:
            thought = player.think(context)
            assert thought is not None
            thoughts.append(thought)
            return thought

        table = [Entrant("stand-in", overheard, lettered(), style(""))] * 4
        assert isinstance(BotGame(rules, table, BOX, "unread", "en", 0.0).play(), Record)
    told = [t.random_fallback for t in thoughts if isinstance(t.move, Tell)]
    assert told
    assert all(told)
