"""The player that needs no packages: whole games by the rules, written clues told, shared words heard."""

from random import Random

import pytest
from msgspec.structs import replace

from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.bots.plain_player import Plain, plain_thought
from reverie.bots.shared_words import SharedWords
from reverie.bots.thought import Thought
from reverie.bots.words import same
from reverie.cli.bot_game import BotGame, Entrant, Record
from reverie.game.clue import Clue
from reverie.game.commands import Tell, Vote
from reverie.game.menu import MayTell, MayVote, allows
from reverie.game.views import SlotView
from reverie.rooms.bots.plain_thinker import PlainThinker
from reverie.rooms.bots.worker import BotWorker
from reverie.rulesets import RULESETS
from tests.bots.cards import BOX, Shelf
from tests.bots.test_thinking import views
from tests.laws.openings import TABLES

WORDS = LexicalBrain()


def plain(context: Context) -> Thought | None:
    c = context
    return plain_thought(Plain(c.seat, c.view, c.box, WORDS, c.style, c.language, c.rng, c.heard))


def played(ruleset: str, players: int, box: KnownTexts = BOX, language: str = "en") -> Record:
    table = [Entrant("plain", plain, WORDS, style(""))] * players
    record = BotGame(RULESETS[ruleset], table, box, f"{ruleset} {players}", language, 0.0).play()
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_every_ruleset_with_every_number_of_players(ruleset: str, players: int) -> None:
    record = played(ruleset, players)
    assert record.turns
    assert set(record.scores) == set(range(players))


def test_a_clue_is_one_that_was_written_for_the_card_and_none_is_told_twice() -> None:
    record = played("dixit", 4)
    told = {p.card: t.clue.text for t in record.turns for p in t.table if t.clue and p.owner == t.storyteller}
    assert told
    for card, clue in told.items():
        assert clue in [c.text for c in BOX.texts[card].languages["en"].clues]
    assert len({same(clue) for clue in told.values()}) == len(told)


def thought(deck: str, kind: type, clue: str = "") -> tuple[Plain, Thought]:
    """What it comes to where it has to do this."""
    shelf = Shelf()
    for room in views(deck, 400):
        game = room.game
        assert game is not None
        if room.you is None or not isinstance(game.menu[0], kind):
            continue
        texts = {card: t for card in shelf.decks()[deck].cards if (t := shelf.card_texts(card)) is not None}
        words = SharedWords()
        words.learn(list(texts.values()))
        seen = replace(game, clue=Clue(clue)) if clue else game
        before = Plain(room.you, seen, KnownTexts(texts), words, style("strong"), "en", Random(1))
        found = plain_thought(before)
        assert found is not None
        assert allows(game.menu, found.move)
        return before, found
    raise AssertionError("nobody has to do that")


def test_it_votes_for_the_card_that_shares_a_word_with_the_clue() -> None:
    before, _ = thought("written", MayVote, "nothing at all")
    option = before.view.menu[0]
    assert isinstance(option, MayVote)
    cards: dict[int, SlotView] = {s.slot: s for s in before.view.table}
    for slot in option.slots:
        title = before.box.texts[cards[slot].card].languages["en"].title
        _, found = thought("written", MayVote, title)
        assert found == Thought(Vote((slot,)))


def test_where_nothing_can_be_read_it_guesses_and_says_so() -> None:
    assert thought("blank", MayVote, "a ladder")[1].random_fallback
    assert thought("written", MayVote, "?!")[1].random_fallback
    told = thought("blank", MayTell)[1]
    assert told.random_fallback
    assert isinstance(told.move, Tell)


def test_without_numpy_the_worker_takes_the_plain_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.bots.packages.can_plan", lambda: False)
    worker = BotWorker(Shelf())
    for room in views("written"):
        found = worker._think(room, Random(1), frozenset())
        assert room.game is not None
        assert found is not None
        assert allows(room.game.menu, found.move)
    assert isinstance(worker._thinker, PlainThinker)
    worker.stop()
