"""Every sentence the server may say no with, for the client, a file for each language."""

import json
from typing import Final

from reverie.game.refusals import SENTENCES
from reverie.texts.refusals import sentence
from reverie.wire.problems import PROBLEMS

ENGLISH: Final = SENTENCES | {code: said for code, (_, said) in PROBLEMS.items()}


IN_ANSWERS: Final = ("table-key", "picture-key", "operator-key", "wrong-key")
"""Only said to requests, whose answers bring the sentence along: the page need not know them beforehand."""


def spoken(language: str) -> dict[str, str]:
    """By code; `{name}` stands for a parameter."""
    return {code: sentence(code, english, language) for code, english in ENGLISH.items()}


def sentences(language: str) -> str:
    """Beside the client's own texts, in their format: JSON with messages (docs/translating.md)."""
    known = {code: text for code, text in spoken(language).items() if code not in IN_ANSWERS}
    said = {code: text.replace("'", "’") for code, text in known.items()}
    return json.dumps(said, ensure_ascii=False, indent=2) + "\n"
