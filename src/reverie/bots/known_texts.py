"""What is written on the cards in play."""

from collections.abc import Iterable

from msgspec import Struct

from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId


class KnownTexts(Struct, frozen=True):
    """The decks on the table, as anybody knows them who has looked through the cards."""

    texts: dict[CardId, CardTexts]

    def known(self, cards: Iterable[CardId]) -> list[CardTexts] | None:
        """The texts of all these cards; None when the bot cannot see one of them."""
        found = [self.texts.get(card) for card in cards]
        return None if None in found else found  # type: ignore[return-value]
