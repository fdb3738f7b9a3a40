"""How well bots understand people: clues written from the pictures alone, by someone who knew no text.

`python -m tests.bots.hearing` prints the table of docs/bots.md; with languages behind it, only theirs.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec

from reverie.bots import listener
from reverie.bots.brain import Brain
from reverie.bots.character import LEVELS, style
from reverie.bots.context import Context
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.cli.standings import PointsShare, share
from reverie.decks.texts import CardTexts
from reverie.game import menu as may
from reverie.game.chance import SeededChance
from reverie.game.decide import opening
from reverie.game.events import Player
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.observe import observe
from reverie.game.settings import Settings
from reverie.game.start import start
from reverie.game.views import GameView
from reverie.rulesets import RULESETS
from tests.bots import painted

FOLDER = Path(__file__).with_name("listening")
"""A file a language: clues that nobody who wrote the cards' texts has seen."""
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.json")))
PLAYERS, HAND = 5, 6
"""So many others hand in a decoy each, from hands of six."""


class Heard(msgspec.Struct, frozen=True):
    """`card` is the number of the picture in the painted deck."""

    card: int
    clue: str


def clues(language: str) -> list[Heard]:
    return msgspec.json.decode((FOLDER / f"{language}.json").read_bytes(), type=list[Heard])


def found_right(brain: Brain, language: str, level: str, tables: int) -> PointsShare:
    """The share of tables on which a bot finds the card among six; each clue counts once."""
    box, rng = painted.box(language), Random(f"{language} {level}")
    numbered = {int(card.partition("/")[2].split("-")[0]): card for card in box.texts}
    bots = [
        Context(Seat(n), _view(box), box, brain.mind(n), style(level), language, rng)
        for n in range(PLAYERS + 1)
    ]
    return share(
        [
            sum(_finds(bots, heard.clue, numbered[heard.card]) for _ in range(tables)) / tables
            for heard in clues(language)
        ]
    )


def _finds(bots: Sequence[Context], clue: str, meant: CardId) -> bool:
    """One listens, each of the others hands in a card: each a mind of its own."""
    context, *others = bots[0].rng.sample(bots, len(bots))
    table = [context.card_texts.texts[meant], *_decoys(others, clue, meant)]
    context.rng.shuffle(table)
    option = may.MayVote(tuple(Slot(n) for n in range(1, len(table) + 1)))
    (slot,) = listener.vote(context, option, clue, table).slots
    return table[slot - 1].card == meant


def _decoys(bots: Sequence[Context], clue: str, meant: CardId) -> Iterator[CardTexts]:
    """What bots hand in, as they do at a table, from hands dealt at random."""
    box, rng = bots[0].card_texts, bots[0].rng
    dealt = rng.sample([texts for card, texts in box.texts.items() if card != meant], PLAYERS * HAND)
    for n, context in enumerate(bots):
        hand: Sequence[CardTexts] = dealt[n * HAND : (n + 1) * HAND]
        option = may.MayGive(tuple(texts.card for texts in hand), 1)
        (given,) = listener.decoys(context, option, hand, clue).cards
        yield box.texts[given]


def _view(box: KnownTexts) -> GameView:
    """Any view will do: listening looks at the clue and the cards."""
    rules, chance = RULESETS["dixit"], SeededChance("hearing", 0)
    seated = [Player(Seat(n), f"bot {n}", n, bot=True) for n in range(PLAYERS + 1)]
    started = start(rules, Settings(rules.id), seated, tuple(box.texts), chance)
    return observe(rules, opening(rules, started, chance).after, Seat(0))  # type: ignore[arg-type]


def main(languages: Sequence[str]) -> None:
    for language in languages or LANGUAGES:
        for name, brain in (("default", painted.brain(language)), ("lexical", LexicalBrain())):
            for level in LEVELS:
                found = found_right(brain, language, level, 40)
                print(
                    f"{name:8} {level:7} {language}  {100 * found.mean:.1f} ± {100 * found.margin:.1f} %",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
