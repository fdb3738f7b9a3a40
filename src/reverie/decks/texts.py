"""What is written about a card: what people may read, and what the computer players know it by."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from reverie.decks.readings import Readings
from reverie.game.clue import LIMIT
from reverie.game.ids import Attitude, CardId

ClueKind = Literal["poetic", "blunt", "song", "proverb", "sound", "child", "dark", "funny"]

Word = Annotated[str, Meta(min_length=1, max_length=60)]

TAGS: Final = (12, 20)
"""How many tags a card should have: advice, not a rule."""
CLUES: Final[dict[ClueKind, int]] = {
    "poetic": 2,
    "blunt": 2,
    "song": 1,
    "proverb": 1,
    "sound": 1,
    "child": 1,
    "dark": 1,
    "funny": 1,
}
"""The ten clues a card should have: advice, not a rule."""


class CardClue(Struct, frozen=True, forbid_unknown_fields=True):
    """A clue a person might give for the card."""

    kind: ClueKind
    text: Annotated[str, Meta(min_length=1, max_length=LIMIT)]


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is written about a card in one language; every part may be missing."""

    title: Annotated[str, Meta(max_length=80)] = ""
    description: Annotated[str, Meta(max_length=600)] = ""
    """Two sentences; also what a screen reader says in place of the picture."""
    tags: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    emotions: Annotated[tuple[Word, ...], Meta(max_length=12)] = ()
    clues: Annotated[tuple[CardClue, ...], Meta(max_length=40)] = ()

    def beside_a_picture(self) -> "Texts":
        """What people may read; the rest is for bots."""
        return Texts(self.title, self.description)


class CardAttitudes(Struct, frozen=True, forbid_unknown_fields=True):
    """Which attitudes people see in the card, for games where rabbits have one."""

    strict: Annotated[tuple[Attitude, ...], Meta(max_length=40)] = ()
    """At a glance: most of those who were shown the picture named it."""
    arguable: Annotated[tuple[Attitude, ...], Meta(max_length=40)] = ()
    """Some did; a player may have to say why."""


class CardTexts(Struct, frozen=True):
    """A card as the computer players know it."""

    card: CardId
    languages: dict[str, Texts]
    attitudes: CardAttitudes | None = None
    """None: nobody has looked at it for them."""
    readings: dict[str, Readings] = {}
    """By language: what people thought of at it, told and found."""
    also: dict[str, Texts] = {}
    """What is written in further languages: its words are known, so that a clue may come in any of them."""

    def among(self, languages: tuple[str, ...]) -> "CardTexts":
        """The card as it is read in these languages; in all there are where it is written in none of them."""
        found = {name: self.languages[name] for name in languages if name in self.languages}
        read = {name: self.readings[name] for name in languages if name in self.readings}
        also = {name: texts for name, texts in self.languages.items() if name not in found}
        return replace(self, languages=found, readings=read, also=also) if found else self

    @property
    def written(self) -> tuple[Texts, ...]:
        """In whichever language."""
        return (*self.languages.values(), *self.also.values())

    def in_language(self, language: str) -> Texts:
        """What is written in that language; failing that in English, failing that in any."""
        found = self.languages.get(language) or self.languages.get("en")
        return found or next(iter(self.languages.values()))


class Caption(Struct, frozen=True):
    """What may be shown beside a picture to whoever sees it."""

    title: str
    description: str


def captions(languages: dict[str, Texts]) -> dict[str, Caption]:
    return {
        name: Caption(texts.title, texts.description)
        for name, texts in languages.items()
        if texts.title or texts.description
    }
