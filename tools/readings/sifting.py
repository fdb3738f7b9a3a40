"""What of the readers' notes is worth shipping: each thing once, nothing that only names what is painted."""

from collections.abc import Iterable
from typing import Final

from reverie.bots.clues import literal, readable
from reverie.decks.texts import CardTexts
from reverie.game.words import same, stems

LONGEST: Final = 80


class Sieve:
    """For one card in one language; remembers what has passed."""

    def __init__(self, card: CardTexts, language: str, held_out: frozenset[str]) -> None:
        self._card = card
        self._passed: set[str] = set()
        self._held_out = held_out
        texts = card.languages.get(language)
        named = () if texts is None else (texts.title, *texts.tags)
        self._named = {stem for text in named for stem in stems(text)}
        self._painted = self._named | ({*stems(texts.description)} if texts is not None else set())

    def passes(self, text: str, *, told: bool = False) -> bool:
        """Told clues and associations are sifted together: what is told may not be said a second time."""
        said = same(text)
        if not readable(text) or len(text) > LONGEST or said in self._passed or said in self._held_out:
            return False
        if literal(text, [self._card]) or (not told and self._only_names(text)):
            return False
        self._passed.add(said)
        return True

    def _only_names(self, text: str) -> bool:
        """Every word that means something stands in the title, the tags or the description."""
        return all(stem in self._painted for stem in stems(text))

    def sifted(self, texts: Iterable[str]) -> tuple[str, ...]:
        return tuple(text for text in (" ".join(t.split()) for t in texts) if self.passes(text))
