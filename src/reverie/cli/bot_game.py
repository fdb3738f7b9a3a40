"""One whole game of computer players, through the same decide, evolve and observe as any other."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b
from random import Random
from time import process_time

from msgspec import Struct

from reverie.bots.array_planner import imagined
from reverie.bots.brain import Brain, Fits
from reverie.bots.character import Style
from reverie.bots.clues import Spoken
from reverie.bots.context import Context
from reverie.bots.heard import Heard
from reverie.bots.known_texts import KnownTexts
from reverie.bots.phrases import phrases
from reverie.bots.planner import Imagine
from reverie.bots.thought import Thought
from reverie.decks.readings import Readings
from reverie.decks.texts import CardTexts
from reverie.game.chance import SeededChance
from reverie.game.commands import Tell
from reverie.game.decide import GameProgress, decide, opening, waiting_for
from reverie.game.events import Player
from reverie.game.ids import Seat
from reverie.game.observe import observe
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Difficulty, Settings
from reverie.game.start import start, unplayable
from reverie.game.state import FinishedTurn, Game, River
from reverie.game.words import same


class Entrant(Struct, frozen=True):
    """A way to play, under its name."""

    name: str
    think: Callable[[Context], Thought | None]
    brain: Brain
    style: Style
    imagine: Imagine = imagined


class Astray:
    """Listeners see the cards otherwise than the storyteller's brain does, all of them alike."""

    def __init__(self, brain: Brain, by: float, seed: str) -> None:
        self._brain, self._by, self._seed = brain, by, seed
        self.error = brain.error

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        fits = self._brain.fit(clue, cards, language)
        return [fit + self._error(clue, card) for fit, card in zip(fits, cards, strict=True)]

    def _error(self, clue: str, card: CardTexts) -> float:
        key = blake2b(f"{self._seed}|{clue}|{card.card}".encode(), digest_size=8).digest()
        return Random(key).gauss(0.0, self._by)

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        return self._brain.clues(card, language)

    def reminded(self, clue: str, card: CardTexts, language: str) -> str:
        return self._brain.reminded(clue, card, language)

    def compared(self, texts: Sequence[str]) -> Callable[[str], Sequence[float]]:
        return self._brain.compared(texts)

    def mind(self, number: int) -> Brain:
        return Astray(self._brain.mind(number), self._by, self._seed)


class Record(Struct, frozen=True):
    """What came of a game."""

    winners: tuple[Seat, ...]
    scores: dict[Seat, int]
    """Points by seat; in Kids the rabbits invited, in Duet the lights, the same for all."""
    turns: tuple[FinishedTurn, ...]
    moves: int
    seconds: float
    """Processor time of thinking."""
    slowest: float
    kinds: dict[Seat, tuple[str, ...]]
    """The kind of each clue a seat gave: poetic, question…; an empty string for a clue of no known kind."""


@lru_cache(maxsize=8)
def _library(language: str) -> dict[str, str]:
    return {p.text: p.kind for p in phrases(language)}


def kinds_of(card_texts: KnownTexts, language: str) -> dict[str, str]:
    """The kind of every clue a bot may give."""
    cards = card_texts.texts.values()
    written = (clue for card in cards for clue in card.in_language(language).clues)
    told = (clue for card in cards for clue in card.readings.get(language, Readings()).told)
    return _library(language) | {c.text: c.kind for c in told} | {c.text: c.kind for c in written}


class BotGame:
    """A table of entrants, by seat."""

    def __init__(
        self,
        rules: Ruleset,
        table: Sequence[Entrant],
        card_texts: KnownTexts,
        seed: str,
        language: str,
        astray: float,
        difficulty: Difficulty = "normal",
    ) -> None:
        self._rules, self._table, self._card_texts = rules, table, card_texts
        self._language = language
        self._settings = Settings(ruleset=rules.id, difficulty=difficulty)
        self._seed, self._astray = seed, astray
        self._rng = Random(f"{seed} bots")
        self._heard: set[str] = set()
        self._said: dict[Seat, list[str]] = {Seat(n): [] for n in range(len(table))}
        self._kinds = kinds_of(card_texts, language)

    def play(self) -> Record | Refusal:
        cards = tuple(self._card_texts.texts)
        if (problem := unplayable(self._rules, len(self._table), len(cards))) is not None:
            return problem
        seated = [Player(Seat(n), f"{e.name} {n}", n, bot=True) for n, e in enumerate(self._table)]
        started = start(self._rules, self._settings, seated, cards, SeededChance(self._seed, 0))
        if isinstance(started, Refusal):
            return started
        done: GameProgress = opening(self._rules, started, SeededChance(self._seed, 0))
        version, slowest, total = 0, 0.0, 0.0
        while done.after.result is None:
            version += 1
            seat = self._rng.choice(waiting_for(self._rules, done.after))
            began = process_time()
            move = self._thought(done.after, seat).move
            took = process_time() - began
            slowest, total = max(slowest, took), total + took
            if isinstance(move, Tell):
                self._heard.add(same(move.clue.text))
                self._said[seat].append(move.clue.text)
            answer = decide(self._rules, done.after, seat, move, SeededChance(self._seed, version))
            assert isinstance(answer, GameProgress), answer
            done = answer
        return self._record(done.after, version, total, slowest)

    def _thought(self, g: Game, seat: Seat) -> Thought:
        entrant = self._table[max(seat, 0)]  # owls have no seat: they think as the first does
        brain = entrant.brain.mind(seat)
        if self._astray and g.phase != "clue":
            brain = Astray(brain, self._astray, self._seed)
        rng = Random(self._rng.getrandbits(64))
        view = observe(self._rules, g, seat)
        heard = Heard(frozenset(self._heard))
        context = Context(
            seat, view, self._card_texts, brain, entrant.style, self._language, rng, heard, entrant.imagine
        )
        thought = entrant.think(context)
        assert thought is not None
        return thought

    def _record(self, g: Game, moves: int, seconds: float, slowest: float) -> Record:
        assert g.result is not None
        scores = g.result.scores
        if scores is None:
            together = g.board.lights if isinstance(g.board, River) else g.result.rabbits or 0
            scores = {Seat(n): together for n in range(len(self._table))}
        if g.mates:  # a team's points stand at its first seat
            scores = {s: scores[s] if s in scores else scores[g.mates[s]] for s in g.mates}
        winners = tuple(s for s in scores if s in g.result.winners or g.mates.get(s) in g.result.winners)
        kinds = {s: tuple(self._kinds.get(t, "") for t in texts) for s, texts in self._said.items()}
        return Record(winners, scores, g.history, moves, seconds, slowest, kinds)
