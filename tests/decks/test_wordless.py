"""Which of people's own pictures nothing is written on, here or in a browser: owls cannot read them (W1)."""

from reverie.decks.crop import Crop
from reverie.decks.format import Header
from reverie.decks.own_deck import OwnCard, OwnCardFacts, OwnDeck
from reverie.decks.own_texts import OwnTexts
from reverie.decks.shelf import Picture
from reverie.tab.own_decks import TabOwnDeck
from reverie.wire.messages import PictureView
from reverie.wire.own_decks import CardCut, CardWords, OwnCardView

HEADER = Header("own", "Our summer")
WRITTEN = {"told": {"fr": "La jetée"}, "empty": {"en": ""}, "bare": {}}


def test_w1_a_card_without_a_word_in_any_language_is_wordless() -> None:
    facts = {
        name: OwnCardFacts(
            Crop(), "", (b"", b"", b""), {lang: OwnTexts(said) for lang, said in words.items()}
        )
        for name, words in WRITTEN.items()
    }
    entries = tuple(
        OwnCard(name, "own", n, b"", 0, about, Picture("", ""), "")
        for n, (name, about) in enumerate(facts.items())
    )
    deck = OwnDeck(HEADER, b"", "", 0, None, entries)
    assert deck.wordless == ("own/empty", "own/bare")


def test_w1_in_a_browser_too() -> None:
    entries = tuple(
        OwnCardView(
            name,
            PictureView("", None),
            "",
            CardCut(0.5, 0.5, 1),
            {lang: CardWords(w) for lang, w in words.items()},
        )
        for name, words in WRITTEN.items()
    )
    assert TabOwnDeck(HEADER, b"", entries).wordless == ("own/empty", "own/bare")
