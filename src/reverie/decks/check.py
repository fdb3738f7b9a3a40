"""Looking a deck over: everything wrong with it at once, and advice on what it lacks."""

import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Final

from msgspec import Struct

from reverie.decks import format as deck_format
from reverie.decks.format import DECK_FILE, CardEntry, DeckFile, card_place
from reverie.decks.pictures import look
from reverie.decks.problems import Problem, problem
from reverie.decks.resize import ProgressCallback, silently
from reverie.decks.shelf import PREVIEWS, digest
from reverie.decks.sources import MB, Source, open_source
from reverie.decks.texts import CLUES, TAGS, Texts
from reverie.decks.translations import MOST, translated
from reverie.decks.webp import is_preview

MOST_DECK_FILE: Final = 8 * MB


class DeckReport(Struct, frozen=True):
    deck: DeckFile | None
    problems: tuple[Problem, ...] = ()
    advice: tuple[str, ...] = ()


def check(path: Path, progress: ProgressCallback = silently) -> DeckReport:
    """Read everything, open every picture, and tell all of it."""
    source = open_source(path)
    if isinstance(source, tuple):
        return DeckReport(None, source)
    deck, problems = read_whole(source)
    if deck is None:
        return DeckReport(None, problems)
    found = [*problems, *_pictures(source, deck, progress)]
    return DeckReport(deck, tuple(found), tuple(advice(deck)))


def read_deck(source: Source) -> tuple[DeckFile | None, tuple[Problem, ...]]:
    data = source.read(DECK_FILE, MOST_DECK_FILE)
    if isinstance(data, Problem):
        return None, (problem("no-deck-file") if data.code == "picture-missing" else data,)
    return deck_format.read(data)


def read_whole(source: Source) -> tuple[DeckFile | None, tuple[Problem, ...]]:
    """With the texts that lie beside deck.toml."""
    written, problems = read_deck(source)
    if written is None:
        return None, problems
    deck, beside = translated(written, lambda name: source.read(name, MOST))
    return deck, (*problems, *beside)


def picture_file(card: CardEntry) -> str:
    """The best picture of a card: its own file, or the large one of a prepared deck."""
    return card.file or f"cards/{card.id}.1200.webp"


def picture_of(source: Source, card: CardEntry) -> bytes | Problem:
    """What is in that file; the large one of a prepared deck may be AVIF, or gone with its card."""
    found = source.read(picture_file(card))
    if isinstance(found, Problem) and found.code == "picture-missing" and not card.file:
        for other in ("1200.avif", "600.webp") if card.retired else ("1200.avif",):
            light = source.read(f"cards/{card.id}.{other}")
            if not isinstance(light, Problem):
                return light
    return found


def _pictures(source: Source, deck: DeckFile, progress: ProgressCallback) -> Iterator[Problem]:
    seen: dict[bytes, str] = {}
    previews = _previews(source)

    def one(card: CardEntry) -> tuple[bytes, Problem | None]:
        data = picture_of(source, card)
        small = b"" if card.file else source.read(f"cards/{card.id}.600.webp")
        if isinstance(data, Problem):
            return b"", data
        if isinstance(small, Problem):
            return b"", small
        if card.id in previews and not is_preview(previews[card.id]):
            return b"", problem("preview-broken")
        return digest(data), look(data)

    with ThreadPoolExecutor(cpu_count()) as pool:
        for number, (card, (mark, wrong)) in enumerate(
            zip(deck.cards, pool.map(one, deck.cards), strict=True), 1
        ):
            place = card_place(number, card)
            progress(number, len(deck.cards))
            if wrong is not None:
                yield wrong.at(place)
            elif mark in seen:
                yield problem("picture-twice", other=seen[mark]).at(place)
            else:
                seen[mark] = place


def _previews(source: Source) -> dict[str, object]:
    data = source.read(PREVIEWS)
    try:
        listed = {} if isinstance(data, Problem) else json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return listed if isinstance(listed, dict) else {}


def advice(deck: DeckFile) -> Iterator[str]:
    """What would make the deck better; it can be played without."""
    header = deck.header
    if not header.licence:
        yield "No licence is named: say what others may do with the pictures."
    if not header.author:
        yield "No author is named."
    mute = [card.id for card in deck.cards if not card.texts]
    if mute:
        yield (
            f"{len(mute)} of {len(deck.cards)} cards have no texts: "
            "computer players play those at random, and screen readers cannot tell them."
        )
    languages = Counter(language for card in deck.cards for language in card.texts)
    for language, count in languages.items():
        if count < len(deck.cards) - len(mute):
            yield f"Texts in '{language}' exist for {count} of {len(deck.cards)} cards only."
    for number, card in enumerate(deck.cards, 1):
        for language, texts in card.texts.items():
            for lack in _lacks(texts):
                yield f"{card_place(number, card)}: texts.{language}: {lack}"


def _lacks(texts: Texts) -> Iterator[str]:
    if not texts.title:
        yield "no title"
    if not texts.description:
        yield "no description"
    if not TAGS[0] <= len(texts.tags) <= TAGS[1]:
        yield f"{len(texts.tags)} tags ({TAGS[0]} to {TAGS[1]} are best)"
    if not texts.emotions:
        yield "no emotions"
    kinds = Counter(clue.kind for clue in texts.clues)
    if few := [f"{want} {kind}" for kind, want in CLUES.items() if kinds[kind] < want]:
        yield f"clues to add, to have {', '.join(few)}"
