"""Measures the owls of Duet: what they find of people's clues, and who wins against a pair that is assumed.

`python -m tools.duet_league [--games N]` prints what docs/bots.md says of them. Run it again whenever bots
listen otherwise: first `NOISE` in `bots/owls/ears.py` until the pair wins as often as is wanted; the
feathers of W6 only if no noise does that for one owl and for three.

The clues are those that bots are measured by (`tests/bots/listening`): people wrote them from the pictures
alone; `--clues` has other kinds. The pair tells such a clue for a card of its hand, hands in what suits the
clue best, and finds the card with the chance that is assumed, whatever the clue. Each owl has a mind of its
own, as at a table. Each night goes on to the lights with more feathers than it has, so that it can be counted
with any number of feathers.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from msgspec.structs import replace

from reverie.bots.brain import Brain
from reverie.bots.clues import authored
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.bots.owls.ears import NOISE, Ears, Fit
from reverie.bots.owls.tame import BLUNT
from reverie.bots.owls.thinking import river_thought
from reverie.bots.phrases import phrases
from reverie.cli.standings import PointsShare, share
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.decide import GameProgress, decide, opening, waiting_for
from reverie.game.events import GameStarted, Player
from reverie.game.ids import CardId, Seat
from reverie.game.menu import MayTell
from reverie.game.observe import menu, observe
from reverie.game.river import RiverGain
from reverie.game.settings import OwlLevel, Settings
from reverie.game.start import start
from reverie.game.state import Game, River, owls, slots_of, slots_on
from reverie.game.whisper import Whisper
from reverie.rulesets import RULESETS
from reverie.rulesets.duet import feathers, lights
from tests.bots import hearing, painted

LEVELS: Final[tuple[OwlLevel, ...]] = ("easy", "middle", "hard")
RULES: Final = RULESETS["duet"]
SETTINGS: Final = Settings("duet")
MORE: Final = range(-4, 5)
"""Feathers more or fewer with which the same nights are counted."""

Turns = Sequence[tuple[RiverGain, ...]]
Told = tuple[CardId, str]


class Evening:
    """Games of Duet in one language, with the brain that owls have there."""

    def __init__(self, language: str, brain: Brain) -> None:
        self.language, self.box = language, painted.box(language)
        self._brain, self._deck = brain, list(self.box.texts.values())
        self._rows: dict[tuple[Seat | None, str], dict[CardId, float]] = {}
        numbered = {int(card.partition("/")[2].split("-")[0]): card for card in self.box.texts}
        self.clues: dict[CardId, list[str]] = {}
        for heard in hearing.clues(language):
            self.clues.setdefault(numbered[heard.card], []).append(heard.clue)

    def eyes(self, owl: Seat | None = None) -> Fit:
        """As this owl sees it, with associations of its own; without one, as all together do."""

        def fit(clue: str, cards: Sequence[CardTexts]) -> Sequence[float]:
            row = self._rows.get((owl, clue))
            if row is None:
                mind = self._brain if owl is None else self._brain.mind(owl)
                fits = mind.fit(clue, self._deck, self.language)
                row = {card.card: value for card, value in zip(self._deck, fits, strict=True)}
                self._rows[owl, clue] = row
            return [row[card.card] for card in cards]

        return fit

    def fit(self, clue: str, cards: Sequence[CardTexts]) -> Sequence[float]:
        return self.eyes()(clue, cards)

    def play(self, settings: Settings, pair: "Pair", seed: str, turns: int = 99) -> Turns:
        rng = Random(seed)
        people = [Player(Seat(n), f"p{n}", n) for n in range(2)]
        started = start(RULES, settings, people, tuple(self.box.texts), SeededChance(seed, 0))
        assert isinstance(started, GameStarted)
        assert isinstance(started.board, River)
        far = started.board.feathers_goal + MORE[-1]
        started = replace(started, board=replace(started.board, feathers_goal=far))
        done, version = opening(RULES, started, SeededChance(seed, 0)), 0
        while done.after.result is None and len(done.after.history) < turns:
            version += 1
            seat = waiting_for(RULES, done.after)[0]
            found = decide(
                RULES, done.after, seat, self._move(done.after, seat, pair, rng), SeededChance(seed, version)
            )
            assert isinstance(found, GameProgress), found
            done = found
        return [turn.river for turn in done.after.history]

    def _move(self, g: Game, seat: Seat, pair: "Pair", rng: Random) -> do.Move:
        if seat in owls(g):
            thought = river_thought(
                Ears(seat, observe(RULES, g, seat), self.box, self.eyes(seat), self.language, rng)
            )
            assert thought is not None
            return thought.move
        match g.phase:
            case "volunteer":
                return do.Announce()
            case "clue":
                (whisper,) = [o.whisper for o in menu(RULES, g, seat) if isinstance(o, MayTell)]
                assert whisper is not None
                card, text = pair.tells(self, g.hands[seat], whisper, rng)
                return do.Tell(Clue(text), card, insist=True)
            case "contribute":
                assert g.turn.clue is not None
                hand = self.box.known(g.hands[seat]) or []
                fits = self.fit(g.turn.clue.text, hand)
                return do.Give((hand[fits.index(max(fits))].card,))
            case "vote":
                teller = g.turn.storyteller
                assert teller is not None
                right = slots_of(g, teller)
                wrong = [s for s in slots_on(g) if s not in (*right, *slots_of(g, seat))]
                return do.Vote(right if rng.random() < pair.finds else (rng.choice(wrong),))
            case _:
                return do.Ready()


class Pair(NamedTuple):
    """Two people: how they tell, and how often they find each other's card."""

    tells: Callable[[Evening, Sequence[CardId], Whisper, Random], Told]
    finds: float


def as_people_do(evening: Evening, hand: Sequence[CardId], whisper: Whisper, rng: Random) -> Told:
    """What somebody said who saw one of these pictures; of such clues any that repeats no word (W2)."""
    said = [(card, text) for card in hand for text in evening.clues.get(card, ())]
    anybodys = [text for texts in evening.clues.values() for text in texts]
    return _one_of(said, anybodys, hand, whisper, rng)


def as_written(evening: Evening, hand: Sequence[CardId], whisper: Whisper, rng: Random) -> Told:
    """What we have written for one of these cards, aslant: as the tame owl tells (W8)."""
    written = {
        card.card: [clue.text for clue in authored(card, evening.language) if clue.kind not in BLUNT]
        for card in evening.box.known(hand) or []
    }
    said = [(card, text) for card, texts in written.items() for text in texts]
    return _one_of(said, (), hand, whisper, rng)


def by_phrases(evening: Evening, hand: Sequence[CardId], whisper: Whisper, rng: Random) -> Told:
    """Of a dozen phrases of our library the one that suits a card of the hand best."""
    cards = evening.box.known(hand) or []
    left = [p.text for p in phrases(evening.language) if whisper.refuses(p.text, insist=True) is None]
    fits = [
        (fit, card.card, text)
        for text in rng.sample(left, min(12, len(left)))
        for card, fit in zip(cards, evening.fit(text, cards), strict=True)
    ]
    return max(fits)[1:] if fits else (rng.choice(hand), whisper.fresh(""))


def by_name(evening: Evening, hand: Sequence[CardId], whisper: Whisper, rng: Random) -> Told:
    """What is on the picture: a title or a tag."""
    texts = [(card.card, card.in_language(evening.language)) for card in evening.box.known(hand) or []]
    said = [(card, text) for card, of in texts for text in (of.title, *of.tags)]
    return _one_of(said, (), hand, whisper, rng)


def _one_of(
    said: Sequence[Told], anybodys: Sequence[str], hand: Sequence[CardId], whisper: Whisper, rng: Random
) -> Told:
    """One of these that repeats no word (W2); else anything that may be said."""
    fresh = [told for told in said if whisper.refuses(told[1], insist=True) is None]
    if fresh:
        return rng.choice(fresh)
    left = [text for text in anybodys if whisper.refuses(text, insist=True) is None]
    return rng.choice(hand), rng.choice(left) if left else whisper.fresh("")


def by_what_does_not_fit(evening: Evening, hand: Sequence[CardId], whisper: Whisper, rng: Random) -> Told:
    """The anti-clue: a word that suits one of these cards least of all."""
    cards = evening.box.known(hand) or []
    deck = list(evening.box.texts.values())
    tags = [tag for card in rng.sample(deck, 30) for tag in card.in_language(evening.language).tags[:3]]
    fresh = [tag for tag in tags if whisper.refuses(tag, insist=True) is None]
    worst = [
        (fit, card.card, tag)
        for tag in fresh
        for card, fit in zip(cards, evening.fit(tag, cards), strict=True)
    ]
    _, card, tag = min(worst)
    return card, tag


TELLERS: Final = {"people": as_people_do, "written": as_written, "phrases": by_phrases, "names": by_name}


def won(turns: Turns, lit_goal: int, taken_goal: int) -> bool:
    """W6, asked after each turn."""
    lit = taken = 0
    for turn in turns:
        lit += sum(gain.what == "light" for gain in turn)
        taken += sum(gain.what == "feather" for gain in turn)
        if lit >= lit_goal or taken >= taken_goal:
            break
    return lit >= lit_goal


def each_owl(turns: Turns, why: str, owls: int) -> float:
    """How often an owl did this, of all the times that an owl guessed."""
    return fmean(sum(gain.why == why for gain in turn) / owls for turn in turns)


def of_the_others(turns: Turns, owls: int) -> float:
    """Of the guesses that missed where the partner found: how many went to the lure."""
    missed = [gain for turn in turns for gain in turn if gain.why in ("owl-missed", "lured")]
    return sum(gain.why == "lured" for gain in missed) / max(
        1, sum(gain.why == "owl-missed" for gain in missed)
    )


def percent(found: PointsShare) -> str:
    return f"{100 * found.mean:.0f} ± {100 * found.margin:.0f} %"


def levels(
    evenings: Sequence[Evening], owls: int, pair: Pair, games: int, chosen: Sequence[OwlLevel]
) -> None:
    for level in chosen:
        settings = replace(SETTINGS, owls=owls, owl_level=level)
        nights: list[Turns] = []
        for evening in evenings:
            seeds = [f"{evening.language} {owls} {level} {n}" for n in range(games)]
            here = replace(settings, language=evening.language)
            nights += [evening.play(here, pair, seed) for seed in seeds]
        goal, taken = lights(owls), feathers(owls, level)
        each = [nights[n * games : (n + 1) * games] for n in range(len(evenings))]
        told = [turn for turns in nights for turn in turns]
        found = share([each_owl([turn], "owl-found", owls) for turn in told])
        print(
            f"{owls} owls, {level:6}: find {percent(found)}, "
            f"taken in {of_the_others(told, owls):.0%} of the others, "
            f"{len(told) / len(nights):.1f} turns; pair wins "
            f"**{percent(share([won(turns, goal, taken) for turns in nights]))}** "
            + " ".join(
                f"{evening.language} {percent(share([won(turns, goal, taken) for turns in here]))}"
                for evening, here in zip(evenings, each, strict=True)
            ),
            flush=True,
        )
        shares = [share([won(turns, goal, taken + more) for turns in nights]).mean for more in MORE]
        print("   feathers: " + ", ".join(f"{taken + m} {s:.0%}" for m, s in zip(MORE, shares, strict=True)))


def anti_clue(evening: Evening, games: int, turns: int = 6) -> None:
    settings = replace(SETTINGS, language=evening.language)
    pair = Pair(by_what_does_not_fit, 0.4)
    nights = [evening.play(settings, pair, f"anti {n}", turns) for n in range(games)]
    found = [
        [each_owl([night[n]], "owl-found", 2) for night in nights if len(night) > n] for n in range(turns)
    ]
    print(
        f"anti-clue, {evening.language}, owls find in turn 1, 2 …: "
        + ", ".join(percent(share(f)) for f in found)
    )


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tools.duet_league", description=__doc__)
    options.add_argument("--games", type=int, default=200, help="in each language, for each row")
    options.add_argument("--owls", type=int, nargs="+", default=[1, 2, 3])
    options.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    options.add_argument("--finds", type=float, default=0.75, help="how often the partner finds the card")
    options.add_argument("--languages", nargs="+", default=list(hearing.LANGUAGES))
    options.add_argument("--clues", choices=list(TELLERS), default="people", help="how the pair tells")
    options.add_argument("--noise", type=float, help="try this error of the owls instead of theirs")
    options.add_argument("--anti", action="store_true", help="also: who tells by what does not fit")
    options.add_argument("--words", action="store_true", help="owls without the encoder, by words alone")
    args = options.parse_args()
    if args.noise is not None:
        NOISE.update(dict.fromkeys(LEVELS, args.noise))
    evenings = [
        Evening(language, _by_words(painted.box(language)) if args.words else painted.brain(language))
        for language in args.languages
    ]
    for count in args.owls:
        levels(evenings, count, Pair(TELLERS[args.clues], args.finds), args.games, args.levels)
    for evening in evenings if args.anti else ():
        anti_clue(evening, args.games)


def _by_words(box: KnownTexts) -> LexicalBrain:
    brain = LexicalBrain()
    brain.learn(list(box.texts.values()))
    return brain


if __name__ == "__main__":
    main()
