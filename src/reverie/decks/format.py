"""The file deck.toml: what it may say, read strictly and with every mistake named at its place."""

import re
import tomllib
from collections.abc import Iterator
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from reverie.decks.problems import Problem, problem
from reverie.decks.texts import CardAttitudes, Texts
from reverie.game.clue import readable
from reverie.game.ids import CardId, Language

_SLUG: Final = r"^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$"
Slug = Annotated[str, Meta(pattern=_SLUG)]
AuthorLine = Annotated[str, Meta(max_length=120)]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
Mood = Annotated[str, Meta(max_length=200)]

T = TypeVar("T")

DECK_FILE: Final = "deck.toml"
MOST_CARDS: Final = 1000


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: Slug
    file: Annotated[str, Meta(max_length=200)] = ""
    """A picture of any size inside the deck; empty when cards/<id>.1200.webp and .600.webp are there."""
    texts: dict[Language, Texts] = {}
    attitudes: CardAttitudes | None = None
    retired: bool = False
    """Never dealt, still shown where it was played; the small picture is enough."""
    frightening: bool = False
    """Dealt to children only if their table asks for it."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything deck.toml says but the cards."""

    id: Slug
    title: Title | dict[Language, Title]
    author: AuthorLine = ""
    licence: AuthorLine = ""
    public: bool = False
    """Whether everyone on the server is offered this deck, or only who was given its key."""
    language: Language = "en"
    mood: Mood | dict[Language, Mood] = ""
    """One sentence for whoever chooses between decks."""
    age: Annotated[int, Meta(ge=0, le=99)] = 0
    """From which age on; 0 where nobody has said."""

    def title_in(self, language: str) -> str:
        if isinstance(self.title, str):
            return self.title
        return self.title.get(language) or self.title.get(self.language) or next(iter(self.title.values()))

    def mood_in(self, language: str) -> str:
        if isinstance(self.mood, str):
            return self.mood
        return self.mood.get(language) or self.mood.get(self.language, "")


class DeckFile(Struct, frozen=True):
    header: Header
    cards: tuple[CardEntry, ...]

    @property
    def dealt(self) -> tuple[CardEntry, ...]:
        """Without those that are only shown where they were played."""
        return tuple(card for card in self.cards if not card.retired)

    def card_id(self, card: CardEntry) -> CardId:
        return CardId(f"{self.header.id}/{card.id}")


def read(data: bytes, *, for_bots: bool = True) -> tuple[DeckFile | None, tuple[Problem, ...]]:
    """The deck and everything wrong with it; None when not even its name can be made out.

    What only bots read is most of it: it is looked through, and kept if it is wanted.
    """
    try:
        table = tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        return None, (problem("not-toml", reason="it is not UTF-8 text"),)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        return None, (problem("not-toml", reason=str(error) or "it is nested too deeply"),)
    listed = table.pop("cards", [])
    header, wrong = converted(table, Header, DECK_FILE)
    problems = list(wrong)
    if header is not None:
        problems += (p.at(DECK_FILE) for p in unreadable(header))
        if header.title == {}:
            problems.append(problem("wrong-field", field="title", reason="is missing").at(DECK_FILE))
    cards, wrong_cards = _cards(listed, for_bots)
    problems += wrong_cards
    return (None if header is None else DeckFile(header, cards)), tuple(problems)


def is_slug(text: str) -> bool:
    """Whether this can be the id of a deck or card."""
    return re.fullmatch(_SLUG, text) is not None


def card_place(number: int, card: object) -> str:
    """How a message names a card: by its number in the file, from 1, and its id."""
    name = card.id if isinstance(card, CardEntry) else card.get("id") if isinstance(card, dict) else None
    return f"card {number} '{name[:64]}'" if isinstance(name, str) else f"card {number}"


def _cards(listed: object, for_bots: bool) -> tuple[tuple[CardEntry, ...], list[Problem]]:
    if not isinstance(listed, list):
        return (), [problem("wrong-field", field="cards", reason="write each card under [[cards]]")]
    if not listed:
        return (), [problem("no-cards")]
    if len(listed) > MOST_CARDS:
        return (), [problem("wrong-field", field="cards", reason=f"at most {MOST_CARDS}")]
    problems: list[Problem] = []
    cards: dict[str, CardEntry] = {}
    for number, entry in enumerate(listed, 1):
        card, wrong = _card(entry, card_place(number, entry), for_bots)
        problems += wrong
        if card is not None and card.id in cards:
            problems.append(problem("card-twice").at(card_place(number, card)))
        elif card is not None:
            cards[card.id] = card
    return tuple(cards.values()), problems


def _card(entry: object, place: str, for_bots: bool) -> tuple[CardEntry | None, list[Problem]]:
    """Each language is read by itself, so that every mistake is found at once."""
    written = entry.get("texts", {}) if isinstance(entry, dict) else {}
    if isinstance(written, dict) and isinstance(entry, dict):
        entry = entry | {"texts": {}}
        problems: list[Problem] = []
        languages: dict[str, Texts] = {}
        for language, fields in written.items():
            texts, wrong = converted(fields, Texts, f"{place}: texts.{language}")
            problems += wrong
            if texts is not None:
                languages[language] = texts if for_bots else texts.beside_a_picture()
                problems += (p.at(f"{place}: texts.{language}") for p in unreadable(texts))
        card, wrong = converted(entry | {"texts": {language: {} for language in languages}}, CardEntry, place)
        card = card and msgspec.structs.replace(card, texts=languages)
        return card, [*wrong, *problems]
    card, wrong = converted(entry, CardEntry, place)
    return card, list(wrong)


def converted(value: object, kind: type[T], place: str) -> tuple[T | None, tuple[Problem, ...]]:
    """What a file says as what it should be, or what is wrong with it."""
    try:
        return msgspec.convert(value, kind), ()
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `")
        field = path.rstrip("`").removeprefix("$").lstrip(".") or "this entry"
        return None, (problem("wrong-field", field=field, reason=_plain(reason)).at(place),)


def _plain(reason: str) -> str:
    if "[a-z0-9-]" in reason:
        return "use small letters a–z, digits and hyphens, at most 64"
    if "[a-z]{2,3}" in reason:
        return "use a language code such as en or fr"
    return reason[:1].lower() + reason[1:].rstrip(".")


def unreadable(value: Struct) -> Iterator[Problem]:
    """S7: no control or direction characters in what people will read."""
    for field, content in msgspec.to_builtins(value).items():
        if not all(readable(text) and "\n" not in text for text in _strings(content)):
            yield problem("text-unreadable", field=field)


def _strings(content: object) -> Iterator[str]:
    match content:
        case str():
            yield content
        case dict():
            for item in content.values():
                yield from _strings(item)
        case list() | tuple():
            for item in content:
                yield from _strings(item)
        case _:
            pass
