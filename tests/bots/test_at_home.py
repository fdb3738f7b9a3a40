"""Bots go by what people at this server said about the cards: their own pictures, and those of any deck."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest

from reverie.bots.at_home import AtHome, SaidHere
from reverie.bots.brain import Brain
from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import think
from reverie.bots.thought import Thought
from reverie.decks.texts import CardTexts
from reverie.game.commands import Give, Tell, Vote
from reverie.game.ids import CardId, Seat
from reverie.rooms.bots.deck_texts import DeckTexts
from tests.bots.cards import BOX, EMPTY, Shelf, context, lettered
from tests.table import Table, seat_of

Said = Mapping[CardId, Sequence[str]]
BRAINS: dict[str, Callable[[], Brain]] = {"words": LexicalBrain, "letters": lettered}
CLUE = "The neighbour’s wheelbarrow"


def playing(phase: str) -> Table:
    table = Table("dixit", 4)
    table.tells("ann", CLUE)
    if phase == "vote":
        table.all_give()
    return table


def seen(table: Table, said: Said, brain: Brain, box: KnownTexts = EMPTY, luck: int = 0) -> Thought:
    cards = [*{card for hand in table.g.hands.values() for card in hand}, *table.g.turn.table, *box.texts]
    known = box.at_home(said, cards)
    at_home = AtHome(brain, SaidHere(known.said, brain)) if known.said else brain
    found = think(context(table.sees("bob"), seat_of("bob"), at_home, luck, known))
    assert found is not None
    return found


@pytest.mark.parametrize("brain", BRAINS)
def test_own_pictures_without_a_word_are_chosen_by_what_people_said_about_them(brain: str) -> None:
    giving = playing("contribute")
    meant = giving.hand("bob")[4]
    thoughts = [seen(giving, {meant: (CLUE,)}, BRAINS[brain](), luck=n) for n in range(20)]
    assert sum(t.move == Give((meant,)) for t in thoughts) >= 14
    assert not any(t.random_fallback for t in thoughts)
    assert thoughts[0].because[0].kind == "home"
    assert thoughts[0].because[0].sees == ""  # what a person said is told to nobody
    voting = playing("vote")
    told = voting.g.turn.table[voting.slot("ann") - 1]
    votes = [seen(voting, {told: (CLUE,)}, BRAINS[brain](), luck=n) for n in range(20)]
    assert sum(t.move == Vote((voting.slot("ann"),)) for t in votes) >= 14


def test_where_nobody_has_said_anything_about_these_cards_it_guesses_and_says_so() -> None:
    table = playing("contribute")
    assert seen(table, {}, LexicalBrain()).random_fallback
    elsewhere = {table.hand("ann")[0]: (CLUE,)}
    assert seen(table, elsewhere, LexicalBrain()).random_fallback


def test_whoever_must_tell_of_wordless_pictures_says_that_it_guessed_and_no_words_of_people() -> None:
    table = Table("dixit", 4)
    table.announces("bob")
    thought = seen(table, {}, LexicalBrain())
    assert isinstance(thought.move, Tell)
    assert thought.random_fallback
    said = dict.fromkeys(table.hand("bob"), (CLUE,))
    thought = seen(table, said, LexicalBrain())
    assert isinstance(thought.move, Tell)
    assert thought.move.clue.text != CLUE


@pytest.mark.parametrize("brain", BRAINS)
def test_it_adds_to_what_is_written_and_takes_nothing_away(brain: str) -> None:
    base: Brain = BRAINS[brain]()
    cards = list(BOX.texts.values())
    clue = "Grandfather again"
    card = cards[7]
    home = AtHome(base, SaidHere({card.card: ("grandfather again", "hush")}, base))
    before, after = base.fit(clue, cards, "en"), home.fit(clue, cards, "en")
    assert after[7] > before[7] + 0.2
    assert all(new >= old for new, old in zip(after, before, strict=True))
    assert home.clues(card, "en") == base.clues(card, "en")
    assert home.reminded(clue, card, "en") == base.reminded(clue, card, "en")
    assert home.mind(2).fit(clue, [card], "en") == home.fit(clue, [card], "en")
    assert home.fit(clue, [CardTexts(CardId("blank"), {})], "en") == [0.25]


def test_a_box_in_which_all_cards_have_texts_stays_as_it_is() -> None:
    said = {CardId("card-1"): ("hush",), CardId("elsewhere"): ("hush",)}
    known = BOX.at_home(said, BOX.texts)
    assert known.texts == BOX.texts
    assert known.said == {CardId("card-1"): ("hush",)}
    assert DeckTexts(Shelf()).cards(("written", "none")) == list(BOX.texts)


def test_with_what_people_say_one_listens_better_to_those_people() -> None:
    """A clue of a person comes again in other words, on cards that also have texts."""
    rng, brain = Random(4), lettered()
    cards = list(BOX.texts.values())
    words = ["".join(rng.choices("abcdefghijklmnopqrstuvwxyz", k=9)) for _ in cards]
    said = {card.card: (f"The {word}",) for card, word in zip(cards, words, strict=True)}
    for _ in brain.hear([text for texts in said.values() for text in texts]):
        pass
    for known, least, most in (({}, 0.0, 0.4), (said, 0.6, 1.0)):
        listener: Brain = AtHome(brain, SaidHere(known, brain)) if known else brain
        table, right = Table("dixit", 4), 0
        looking = Context(Seat(1), table.sees("bob"), BOX, listener, style("middle"), "en", Random(1))
        for _ in range(60):
            laid = rng.sample(range(len(cards)), 6)
            looks = looking.looks(f"{words[laid[0]]} again", [cards[n] for n in laid])
            right += looks.index(max(looks)) == 0
        assert least <= right / 60 <= most, right


def test_what_was_not_read_beforehand_is_read_clue_by_clue() -> None:
    brain = lettered()
    like = brain.compared(["geese", "a wheelbarrow", "thursday"])
    assert [round(likeness, 2) for likeness in like("thursday")][1:] == [0.0, 0.0]
    like("hush")
    assert like("thursday")[2] > 0.9
    assert brain.compared([])("hush") == []
