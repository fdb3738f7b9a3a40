"""What is left of a text when accents, case, endings and small words are put aside; emoji become words."""

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, name, normalize

_SMALL = """
a an and are as at be been but by can did do does for from had has have he her here hers him his how
i if in into is it its just like me more my no nor not of off on one only or our out over she so
some than that the their them then there these they this those to too under up us very was we were
what when where which who whom whose why will with would you your yours au aux avec ce ces cet cette
c comme d dans de des du elle elles en encore est et eux il ils j je l la le les leur leurs lui m ma
mais me meme mes moi mon n ne nos notre nous on ont ou par pas plus pour qu quand que qui quoi s sa
sans se ses si son sont sous sur t ta te tes toi ton tout toute tous tres tu un une vos votre vous y
"""
_ENDINGS = """
issements issement ements ement ations ation ingly ments ment ness euses euse eurs eur ions ion ings
ing ables able antes ante ants ant ees ies ee ier ers er ed es ly s e
"""
SMALL: Final = frozenset(_SMALL.split())
WORD: Final = re.compile(r"[^\W_]+")
ENDINGS: Final = tuple(_ENDINGS.split())
DECORATION: Final = re.compile(r"\b(?:face|sign|symbol|with|selector|variation|modifier|fitzpatrick|type)\b")


def folded(text: str) -> str:
    """Lower case without accents; `œ` is two letters, as people type it."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    return "".join(c for c in normalize("NFKD", text) if not combining(c))


def spelled(text: str) -> str:
    """The text with every emoji replaced by its name."""
    return text if text.isascii() else "".join(_named(c) for c in text)


def _named(char: str) -> str:
    if category(char) != "So":
        return "" if category(char) in ("Sk", "Mn", "Cf") and not char.isalnum() else char
    return f" {DECORATION.sub('', name(char, '').lower()).strip()} "


@lru_cache(maxsize=32768)
def same(text: str) -> str:
    """Two clues are the same when this is: case, accents and punctuation do not count."""
    return " ".join(WORD.findall(folded(spelled(text))))


def all_words(text: str) -> list[str]:
    return WORD.findall(folded(spelled(text)))


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """Crude on purpose, and the same for both languages: what remains has at least four letters."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    return word


def stems(text: str) -> list[str]:
    """The words that mean something; all of them if none does."""
    found = all_words(text)
    return [stem(w) for w in found if w not in SMALL] or [stem(w) for w in found]
