"""Bots tell nobody a clue twice, at this table or at another, while there are others."""

from collections.abc import Sequence
from functools import cache
from random import Random

from reverie.bots.array_planner import imagined
from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.heard import Heard, mark, marks_in
from reverie.bots.lexical import LexicalBrain
from reverie.bots.storyteller import Idea, ideas, tell
from reverie.bots.thought import at_once
from reverie.decks.texts import CardTexts
from reverie.game.chance import SeededChance
from reverie.game.decide import opening
from reverie.game.events import GameStarted, Player
from reverie.game.ids import Seat
from reverie.game.observe import observe
from reverie.game.settings import Settings
from reverie.game.start import start
from reverie.game.words import same
from reverie.rulesets import RULESETS
from tests.bots import painted

SAID = ["Noon has been left ajar.", "Plitsch, plitsch, knaaarz … zwitscher?", "明日の声", "🌙"]
MARKS = ["YHg2", "_4RF", "7dlv", "0ogT"]
EVENINGS, TOLD = 20, 12


@cache
def brain() -> LexicalBrain:
    found = LexicalBrain()
    for card in painted.box().texts.values():
        found.learn([card])
    return found


def teller(heard: Heard, luck: int = 0) -> Context:
    rules, box, chance = RULESETS["dixit"], painted.box(), SeededChance("heard", 0)
    seated = [Player(Seat(n), f"bot {n}", n, bot=n > 0) for n in range(4)]
    started = start(rules, Settings(rules.id), seated, tuple(box.texts), chance)
    assert isinstance(started, GameStarted)
    view = observe(rules, opening(rules, started, chance).after, Seat(1))
    return Context(Seat(1), view, box, brain(), style("middle"), "en", Random(luck), heard, imagined)


def a_hand(luck: str) -> Sequence[CardTexts]:
    return Random(luck).sample(list(painted.box().texts.values()), 6)


def test_marks_are_those_of_the_browser() -> None:
    """client/src/company/heard.test.ts has the same ones."""
    assert [mark(text) for text in SAID] == MARKS
    assert marks_in("".join(MARKS)) == frozenset(MARKS)


def test_of_a_thousand_clues_hardly_two_share_a_mark() -> None:
    clues = {clue.text for card in painted.box().texts.values() for clue in brain().clues(card, "en")}
    assert len(clues) > 1000
    assert len(clues) - len({mark(clue) for clue in clues}) <= 1


def test_what_somebody_has_heard_elsewhere_is_said_only_when_nothing_else_is_left() -> None:
    hand = a_hand("hand")
    every = {idea.clue.text for idea in ideas(teller(Heard()), hand)}
    last = min(every)
    known = Heard(elsewhere=frozenset(mark(text) for text in every - {last}))
    assert {i.clue.text for i in ideas(teller(known), hand) if i.clue.text in every} == {last}
    told = Heard(here=frozenset({same(last)}), elsewhere=known.elsewhere)
    again = {idea.clue.text for idea in ideas(teller(told), hand)}
    assert again
    assert last not in again


def evenings(*, remembered: bool) -> float:
    """The share of clues that the same person has heard before, of twenty evenings with new tables."""
    before: list[str] = []
    for evening in range(EVENINGS):
        here: list[str] = []
        for turn in range(TOLD):
            elsewhere = frozenset(mark(text) for text in before) if remembered else frozenset()
            context = teller(Heard(frozenset(same(text) for text in here), elsewhere), evening * TOLD + turn)
            idea: Idea | None = at_once(tell(context, a_hand(f"{evening} {turn}")))
            assert idea is not None
            here.append(idea.clue.text)
        before += here
    return 1 - len(set(before)) / len(before)


def test_in_twenty_evenings_nobody_hears_more_than_two_of_a_hundred_clues_again() -> None:
    assert evenings(remembered=True) <= 0.02
    assert evenings(remembered=False) > 0.05
