"""Whole games of bots only: every ruleset with every number of players, every move legal."""

import pytest
from msgspec.structs import replace

from reverie.bots import baselines
from reverie.bots.character import style
from reverie.bots.clues import literal
from reverie.bots.context import Context
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import think
from reverie.bots.thought import Thought
from reverie.cli.bot_game import BotGame, Entrant, Record
from reverie.game.words import same
from reverie.rulesets import RULESETS
from tests.bots.cards import BOX, lettered
from tests.choices import SCORED
from tests.laws.openings import TABLES

# Beside a real box nobody but people plays (N8).
WITH_BOTS = [(ruleset, players) for ruleset, players in TABLES if ruleset in RULESETS]

WORDS, LETTERS = LexicalBrain(), lettered()
CAST = [
    Entrant("plain easy", think, WORDS, style("plain easy")),
    Entrant("poetic", think, LETTERS, style("poetic")),
    Entrant("riddling strong", think, LETTERS, style("riddling strong")),
    Entrant("random", baselines.random, WORDS, style("")),
    Entrant("descriptive", baselines.descriptive, LETTERS, style("")),
    Entrant("middling", baselines.middling, LETTERS, style("")),
]


def played(ruleset: str, players: int, among: int = len(CAST), language: str = "en") -> Record:
    table = [CAST[n % among] for n in range(players)]
    record = BotGame(RULESETS[ruleset], table, BOX, f"{ruleset} {players}", language, 0.0).play()
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize(("ruleset", "players"), WITH_BOTS)
def test_every_ruleset_with_every_number_of_players(ruleset: str, players: int) -> None:
    record = played(ruleset, players)
    assert record.turns
    assert set(record.scores) == set(range(players))


@pytest.mark.parametrize("ruleset", SCORED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_clue_is_given_twice_and_none_names_a_card(ruleset: str, language: str) -> None:
    record = played(ruleset, RULESETS[ruleset].players[:2][-1], 3, language)
    clues = [turn.clue.text for turn in record.turns if turn.clue is not None]
    assert len({same(clue) for clue in clues}) == len(clues)
    told = {p.card: t.clue for t in record.turns for p in t.table if p.owner == t.storyteller and t.clue}
    assert not any(literal(clue.text, [BOX.texts[card]]) for card, clue in told.items())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_cards_without_texts_are_played_by_mood(ruleset: str) -> None:
    rules, moods = RULESETS[ruleset], []
    some = KnownTexts({card: texts for card, texts in BOX.texts.items() if card.endswith(("0", "5"))})

    def half_blind(context: Context) -> Thought | None:
        thought = think(replace(context, card_texts=some))
        moods.append(thought is not None and thought.random_fallback)
        return thought

    table = [Entrant("half blind", half_blind, WORDS, style(""))] * rules.players[0]
    record = BotGame(rules, table, BOX, "mood", "en", 0.0).play()
    assert isinstance(record, Record)
    assert any(moods)
