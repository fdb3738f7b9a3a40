"""Measures the owls of Duet: the middling clues they find, the anti-clue, and who wins with assumed pairs.

`python tools/duet_league.py [--games N]` prints what docs/bots.md says of them.
"""

import argparse
from collections.abc import Callable, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from reverie.bots.brain import Brain
from reverie.bots.clues import Spoken, authored
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.encoder import SentenceEncoder
from reverie.bots.known_texts import KnownTexts
from reverie.bots.owls.ears import Ears
from reverie.bots.owls.owl import owls_thought
from reverie.decks.library import open_library
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
from reverie.rulesets import RULESETS
from reverie.rulesets.duet import feathers

LEVELS: Final[tuple[OwlLevel, ...]] = ("easy", "middle", "hard")
RULES: Final = RULESETS["duet"]
Teller = Callable[[Game, Random], tuple[CardId, str]]


class Evening:
    """Games of Duet by a pair that is assumed: it finds the card with this chance, whatever the clue."""

    def __init__(self, box: KnownTexts, brain: Brain) -> None:
        self.written, self.brain = box, brain
        self.box = KnownTexts({card: _without_clues(text) for card, text in box.texts.items()})
        """As strangers read them: the authors' clues are what is told, so nobody may know them."""

    def fit(self, clue: str, cards: Sequence[CardTexts]) -> list[float]:
        return [float(value) for value in self.brain.fit(clue, cards, "en")]

    def play(
        self, settings: Settings, finds: float, seed: str, tell: Teller, turns: int = 99
    ) -> tuple[River, list[tuple[RiverGain, ...]]]:
        rng = Random(seed)
        people = [Player(Seat(n), f"p{n}", n) for n in range(2)]
        started = start(RULES, settings, people, tuple(self.box.texts), SeededChance(seed, 0))
        assert isinstance(started, GameStarted)
        done, version = opening(RULES, started, SeededChance(seed, 0)), 0
        while done.after.result is None and len(done.after.history) < turns:
            version += 1
            g = done.after
            seat = waiting_for(RULES, g)[0]
            move = self._move(g, seat, finds, rng, tell)
            found = decide(RULES, g, seat, move, SeededChance(seed, version))
            assert isinstance(found, GameProgress), found
            done = found
        assert isinstance(done.after.board, River)
        return done.after.board, [turn.river for turn in done.after.history]

    def _move(self, g: Game, seat: Seat, finds: float, rng: Random, tell: Teller) -> do.Move:
        if seat in owls(g):
            thought = owls_thought(Ears(seat, observe(RULES, g, seat), self.box, self.fit, "en", rng))
            assert thought is not None
            return thought.move
        match g.phase:
            case "volunteer":
                return do.Announce()
            case "clue":
                card, text = tell(g, rng)
                (option,) = [o for o in menu(RULES, g, seat) if isinstance(o, MayTell)]
                assert option.whisper is not None
                if option.whisper.refuses(text) is not None:
                    text = next((c for c in self._other(card) if not option.whisper.refuses(c)), "")
                return do.Tell(Clue(text or option.whisper.fresh("")), card)
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
                return do.Vote(right if rng.random() < finds else (rng.choice(wrong),))
            case _:
                return do.Ready()

    def _other(self, card: CardId) -> list[str]:
        return [c.text for c in authored(self.written.texts[card], "en")]

    def middling(self, g: Game, rng: Random) -> tuple[CardId, str]:
        """A clue written for one of its cards that fits it neither best nor worst."""
        assert g.turn.storyteller is not None
        hand = self.box.known(g.hands[g.turn.storyteller]) or []
        (option,) = [o for o in menu(RULES, g, g.turn.storyteller) if isinstance(o, MayTell)]
        ideas: list[tuple[float, CardId, Spoken]] = []
        for card in hand:
            for clue in authored(self.written.texts[card.card], "en"):
                if option.whisper is None or option.whisper.refuses(clue.text) is None:
                    ideas.append((self.blind(clue.text, card), card.card, clue))
        if not ideas:
            return hand[0].card, "nothing"
        ideas.sort(key=lambda idea: idea[0])
        _, chosen, clue = ideas[len(ideas) // 2 + rng.randrange(-3, 4) if len(ideas) > 8 else 0]
        return chosen, clue.text

    def blind(self, clue: str, card: CardTexts) -> float:
        return self.fit(clue, [card])[0]

    def against(self, g: Game, rng: Random) -> tuple[CardId, str]:
        """The anti-clue: something that fits the card least of all cards in hand."""
        assert g.turn.storyteller is not None
        hand = self.box.known(g.hands[g.turn.storyteller]) or []
        (option,) = [o for o in menu(RULES, g, g.turn.storyteller) if isinstance(o, MayTell)]
        deck = list(self.box.texts.values())
        best: tuple[float, CardId, str] | None = None
        for other in rng.sample(deck, 30):
            for tag in other.in_language("en").tags[:3]:
                if option.whisper is not None and option.whisper.refuses(tag) is not None:
                    continue
                for card in hand:
                    worth = -self.fit(tag, [card])[0]
                    if best is None or worth > best[0]:
                        best = (worth, card.card, tag)
        assert best is not None
        return best[1], best[2]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--data", default="data", help="an installation's folder")
    parser.add_argument("--finds", type=float, default=0.75)
    args = parser.parse_args()
    library = open_library(Path(args.data), b"measured" * 4)
    cards = library.decks()["first-dreams"].cards
    box = KnownTexts({c: t for c in cards if (t := library.card_texts(c)) is not None})
    brain = EmbeddingBrain(SentenceEncoder())
    telling = Evening(box, brain)
    for _ in brain.warm(list(telling.box.texts.values())):
        pass
    for level in LEVELS:
        settings = Settings("duet", owl_level=level)
        seeds = [f"{level} {n}" for n in range(args.games)]
        nights = [telling.play(settings, args.finds, seed, telling.middling) for seed in seeds]
        gains = [turn for _, turns in nights for turn in turns]
        found = fmean(sum(g.why == "owl-found" for g in turn) / 2 for turn in gains)
        lured = fmean(sum(g.why == "lured" for g in turn) / 2 for turn in gains)
        won = fmean(board.lights >= board.lights_goal for board, _ in nights)
        count = fmean(len(turns) for _, turns in nights)
        print(f"{level}: owls find {found:.1%}, lured {lured:.1%}, pair wins {won:.1%}, {count:.1f} turns")
        for more in (-3, -2, -1, 1, 2, 3):
            print(f"  {feathers(2, level) + more} feathers: {_won_with(nights, more):.1%}", end="")
        print()
    anti = [telling.play(Settings("duet"), 0.4, f"anti {n}", telling.against, 6) for n in range(args.games)]
    for turn in range(6):
        here = [turns[turn] for _, turns in anti if len(turns) > turn]
        print(f"anti-clue {turn + 1}: {fmean(sum(g.why == 'owl-found' for g in t) / 2 for t in here):.1%}")


def _without_clues(card: CardTexts) -> CardTexts:
    return replace(card, languages={name: replace(texts, clues=()) for name, texts in card.languages.items()})


def _won_with(nights: Sequence[tuple[River, list[tuple[RiverGain, ...]]]], more: int) -> float:
    """The same nights with another goal, as far as they were played; a lost one goes on at its own pace."""
    won = 0.0
    for board, turns in nights:
        lit = taken = 0
        goal = board.feathers_goal + more
        for turn in turns:
            lit += sum(g.what == "light" for g in turn)
            taken += sum(g.what == "feather" for g in turn)
            if lit >= board.lights_goal or taken >= goal:
                break
        if lit >= board.lights_goal:
            won += 1
        elif taken < goal:  # it would have gone on
            need, left = (board.lights_goal - lit) / max(lit, 1), (goal - taken) / max(taken, 1)
            won += 1 / (1 + exp(6 * log(max(need, 1e-6) / max(left, 1e-6)))) if left > 0 else 0
    return won / len(nights)


if __name__ == "__main__":
    main()
