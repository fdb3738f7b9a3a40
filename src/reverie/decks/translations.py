"""The files texts.<language>.toml beside deck.toml: what is written about the cards in one language each."""

import tomllib
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from reverie.decks.format import CardEntry, DeckFile, Header, Mood, Title, converted, unreadable
from reverie.decks.problems import Problem, problem
from reverie.decks.sources import MB
from reverie.decks.texts import Texts
from reverie.texts import SPOKEN

MOST: Final = 4 * MB


def file_name(language: str) -> str:
    return f"texts.{language}.toml"


def translated(
    deck: DeckFile, read: Callable[[str], bytes | Problem], *, for_bots: bool = True
) -> tuple[DeckFile, tuple[Problem, ...]]:
    """The deck with all that lies beside it, which counts where deck.toml says something else."""
    problems: list[Problem] = []
    for language in SPOKEN:
        data = read(file_name(language))
        if not isinstance(data, Problem):
            deck, wrong = _with(deck, language, data, for_bots)
            problems += (p.at(file_name(language)) for p in wrong)
    return deck, tuple(problems)


def _with(deck: DeckFile, language: str, data: bytes, for_bots: bool) -> tuple[DeckFile, list[Problem]]:
    try:
        table = tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, RecursionError, ValueError) as error:
        return deck, [problem("wrong-field", field="this file", reason=str(error))]
    problems: list[Problem] = []
    title, wrong = converted(table.pop("title", None), Title | None, "title")  # type: ignore[arg-type]
    problems += wrong
    mood, wrong = converted(table.pop("mood", None), Mood | None, "mood")  # type: ignore[arg-type]
    problems += wrong
    cards = {card.id: card for card in deck.cards}
    for name, fields in table.items():
        if name not in cards:
            problems.append(problem("wrong-field", field=name, reason="the deck has no such card"))
            continue
        texts, wrong = converted(fields, Texts, name)
        problems += wrong
        if texts is not None:
            problems += (p.at(name) for p in unreadable(texts))
            kept = texts if for_bots else texts.beside_a_picture()
            cards[name] = _saying(cards[name], language, kept)
    return DeckFile(_headed(deck.header, language, title, mood), tuple(cards.values())), problems


def _saying(card: CardEntry, language: str, texts: Texts) -> CardEntry:
    return replace(card, texts={**card.texts, language: texts})


def _headed(header: Header, language: str, title: str | None, mood: str | None) -> Header:
    if title is not None:
        header = replace(header, title={**_by_language(header, header.title), language: title})
    if mood is not None:
        header = replace(header, mood={**_by_language(header, header.mood), language: mood})
    return header


def _by_language(header: Header, said: str | dict[str, str]) -> dict[str, str]:
    return {header.language: said} if isinstance(said, str) else said
