"""What bots read at a table: the texts of its decks, anew only where somebody has written on a card."""

from types import SimpleNamespace
from typing import Any

from reverie.decks.texts import CardTexts, Texts
from reverie.game.ids import CardId
from reverie.rooms.bots.deck_texts import DeckTexts


class Shelf:
    def __init__(self, **tags: str) -> None:
        self.tags = tags

    def decks(self) -> dict[str, Any]:
        return {"own": SimpleNamespace(cards=tuple(CardId(card) for card in self.tags))}

    def card_texts(self, card: CardId) -> CardTexts | None:
        tag = self.tags[card]
        written = {"en": Texts(tags=(tag,)), "pl": Texts(tags=(f"{tag}ka",)), "uk": Texts(tags=("човен",))}
        return CardTexts(card, written) if tag else None


def test_a_choice_of_decks_is_the_same_until_something_is_written_on_a_card() -> None:
    shelf = Shelf(a="boat", b="sea")
    texts = DeckTexts(shelf)
    first, box = texts.known(("own",))
    assert texts.known(("own",)) == (first, box)
    shelf.tags["b"] = "moon"
    second, changed = texts.known(("own",))
    assert second != first
    assert changed.texts[CardId("b")].languages["en"].tags == ("moon",)


def test_a_table_reads_its_language_and_english_and_knows_the_words_of_all() -> None:
    texts = DeckTexts(Shelf(a="boat", nothing=""))
    polish, box = texts.known(("own", "gone"), "pl")
    english, _ = texts.known(("own", "gone"), "en")
    assert polish != english
    (card,) = box.texts.values()
    assert list(card.languages) == ["pl", "en"]
    assert list(card.also) == ["uk"]
