"""What a clue must be where owls listen: words they can read, and no telling word twice (W2)."""

import re
from functools import lru_cache
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from reverie.game.letter_pairs import PAIRS
from reverie.game.refusals import Refusal, refuse
from reverie.game.words import HAN, all_words, folded, same, small_in, stem

WRITTEN: Final = re.compile(f"[{HAN}]+|[ァ-ヺ][ァ-ヺー]*|[ぁ-ゖ][ぁ-ゖー]*|[^\\W_{HAN}ぁ-ゖァ-ヺ]+")
GRAMMAR: Final = re.compile("[ぁ-ゖー]+")
SYLLABLES: Final = tuple(c + v for c in "lmnrst" for v in "aeio")


class Whisper(Struct, frozen=True):
    """What was said in this game: `used` are the telling words, `said` the clues that had none."""

    language: str
    used: tuple[str, ...] = ()
    said: tuple[str, ...] = ()

    def refuses(self, text: str, insist: bool = False) -> Refusal | None:
        if not any(word.isalpha() for word in all_words(text)):
            return refuse("owls-need-words")
        stems = {stem(folded(word)) for word in self.used}
        for word in telling_words(text, self.language):
            if stem(folded(word)) in stems:
                return refuse("word-used-up", word=word)
        if same(text) in self.said:
            return refuse("clue-said-before")
        return None if insist or legible(text, self.language) else refuse("owls-cannot-read")

    def fresh(self, phrase: str) -> str:
        """The phrase if it may be said; else a word that nobody has said, made of syllables."""
        if self.refuses(phrase) is None:
            return phrase
        one, two = divmod(len(self.used), len(SYLLABLES))
        return f"ta{SYLLABLES[one % len(SYLLABLES)]}{SYLLABLES[two]}"


@lru_cache(maxsize=256)
def whispered(language: str, clues: tuple[str, ...]) -> Whisper:
    """What the clues of a game leave unsaid."""
    used: dict[str, str] = {}
    said: list[str] = []
    for clue in clues:
        words = telling_words(clue, language)
        for word in words:
            used.setdefault(stem(folded(word)), word)
        if not words:
            said.append(same(clue))
    return Whisper(language, tuple(used.values()), tuple(said))


def telling_words(text: str, language: str) -> list[str]:
    """The words as they were written, small ones aside.

    Where Japanese has no spaces, what is written in Han or katakana; only if there is none, the hiragana.
    """
    found = [
        word for word in WRITTEN.findall(normalize("NFC", text)) if folded(word) not in small_in(language)
    ]
    return [word for word in found if not GRAMMAR.fullmatch(word)] or found


def legible(text: str, language: str) -> bool:
    """Whether a word of it looks like one of the language; where none was measured, anything does."""
    pairs = PAIRS.get(language.partition("-")[0])
    return pairs is None or any(_like_a_word(word, pairs) for word in all_words(text) if word.isalpha())


def _like_a_word(word: str, pairs: frozenset[str]) -> bool:
    edged = f" {word} "
    return all(edged[n : n + 2] in pairs for n in range(len(edged) - 1))
