"""What is written on the cards in play, and what people at this server said about them."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId


class KnownTexts(Struct, frozen=True):
    """The decks on the table, as anybody knows them who has looked through the cards."""

    texts: dict[CardId, CardTexts]
    said: Mapping[CardId, Sequence[str]] = {}

    def known(self, cards: Iterable[CardId]) -> list[CardTexts] | None:
        """The texts of all these cards; None when the bot cannot see one of them, or has heard of none."""
        found = [self.texts.get(card) for card in cards]
        if None in found or not any(self.speaking(found)):
            return None
        return found  # type: ignore[return-value]

    def speaking(self, cards: Iterable[CardTexts | None]) -> list[CardTexts]:
        """Those that say something: by their texts, or by what people said about them."""
        return [card for card in cards if card is not None and (card.languages or card.card in self.said)]

    def at_home(self, said: Mapping[CardId, Sequence[str]], cards: Iterable[CardId]) -> "KnownTexts":
        """With what was said here about cards of this table, also those on which nothing is written."""
        here = {card: said[card] for card in cards if card in said}
        if not here.keys() - self.texts.keys():
            return KnownTexts(self.texts, here)
        blank = {card: CardTexts(card, {}) for card in cards if card not in self.texts}
        return KnownTexts(self.texts | blank, here)
