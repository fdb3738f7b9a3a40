"""What is left of a text when accents, case, endings and small words are put aside; emoji become words."""

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, name, normalize

from reverie.game.small_words import BY_LANGUAGE, MEANT_ELSEWHERE

_ENDINGS = """
issements issement ements ement ations ation ingly ments ment ness euses euse eurs eur ions ion ings
ing ables able antes ante ants ant ees ies ee ier ers er ed es ly s e
"""
WORD: Final = re.compile(r"[^\W_]+")
HAN: Final = "々〇㐀-䶿一-鿿豈-﫿"
KANA: Final = "ぁ-ゖァ-ヺー"
RUN: Final = re.compile(f"[{HAN}]|[{KANA}]+|[^{HAN}{KANA}]+")
"""Where nobody writes spaces: a sign that is a word, kana in a row, or letters among them."""
VOICED: Final = "\u3099\u309a"
"""Marks of Japanese, without which a word is another one."""
HIRAGANA: Final = {katakana: katakana - 0x60 for katakana in range(ord("ァ"), ord("ヷ"))}
ENDINGS: Final = tuple(_ENDINGS.split())
DECORATION: Final = re.compile(r"\b(?:face|sign|symbol|with|selector|variation|modifier|fitzpatrick|type)\b")


def folded(text: str) -> str:
    """Lower case without accents, kana as hiragana; `œ` is two letters, as people type it."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("ł", "l").replace("’", "'")
    if text.isascii():
        return text
    plain = "".join(c for c in normalize("NFKD", text) if not combining(c) or c in VOICED)
    return normalize("NFC", plain).translate(HIRAGANA)


def spelled(text: str) -> str:
    """The text with every emoji replaced by its name."""
    return text if text.isascii() else "".join(_named(c) for c in text)


def _named(char: str) -> str:
    kind = category(char)
    if kind != "So":
        return "" if kind in ("Sk", "Mn", "Cf") else char
    return f" {DECORATION.sub('', name(char).lower()).strip()} "


@lru_cache(maxsize=32768)
def same(text: str) -> str:
    """Two clues are the same when this is: case, accents and punctuation do not count."""
    return " ".join(all_words(text))


def all_words(text: str) -> list[str]:
    """Between spaces and signs; where a language has no spaces, each sign of Han and each pair of kana."""
    found = WORD.findall(folded(spelled(normalize("NFC", text))))
    if text.isascii():
        return found
    return [piece for word in found for run in RUN.findall(word) for piece in _pieces(run)]


def _pieces(run: str) -> list[str]:
    if len(run) < 3 or not "ぁ" <= run[0] <= "ー":
        return [run]
    return [run[n : n + 2] for n in range(len(run) - 1)]


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """Crude on purpose, and the same for every language: what remains has at least four letters."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    return word


def stems(text: str) -> list[str]:
    """The words that mean something; all of them if none does."""
    found = all_words(text)
    return [stem(w) for w in found if w not in SMALL] or [stem(w) for w in found]


OF: Final = {language: frozenset(folded(listed).split()) for language, listed in BY_LANGUAGE.items()}
"""The small words of each language."""
ALWAYS: Final = OF["en"] | OF["fr"] | {chr(kana) for kana in range(ord("ぁ"), ord("ゖ") + 1)}
SMALL: Final = ALWAYS | frozenset().union(*OF.values()) - frozenset(folded(MEANT_ELSEWHERE).split())
"""What tells nothing in a text of any language."""


def small_in(language: str) -> frozenset[str]:
    """What tells nothing in a text of this language."""
    return SMALL | OF.get(language.partition("-")[0], frozenset())
