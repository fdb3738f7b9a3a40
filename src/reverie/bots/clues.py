"""What bots may say: clues written for a card, and how far they give it away."""

from collections.abc import Iterable

from msgspec import Struct

from reverie.decks.texts import CardTexts
from reverie.game import words


class Spoken(Struct, frozen=True):
    """A clue a bot might give."""

    text: str
    kind: str
    authored: bool
    """Written for the card, not taken from the library of phrases."""
    seen: float | None = None
    """How well people see that it fits, on the scale of fits; None where only the brain can say."""
    measured: bool = False
    """Readers have looked for the card; else it is assumed from what they found of its kind."""


def readable(clue: str) -> bool:
    """Whether there is anything in a clue to go by: words, or emoji that have a name."""
    return bool(words.all_words(clue))


def authored(card: CardTexts, language: str) -> tuple[Spoken, ...]:
    """The clues written for the card, where they do not give its title or a tag away."""
    texts = card.languages.get(language)
    if texts is None:
        return ()
    return tuple(Spoken(c.text, c.kind, True) for c in texts.clues if not literal(c.text, [card]))


def literal(clue: str, cards: Iterable[CardTexts]) -> bool:
    """Whether the clue is a title or a tag of one of the cards, or carries a title in full."""
    said = words.same(clue)
    for card in cards:
        for texts in card.written:
            title = words.same(texts.title)
            if title and (title == said or (" " in title and f" {title} " in f" {said} ")):
                return True
            if said in {words.same(tag) for tag in texts.tags}:
                return True
    return False
