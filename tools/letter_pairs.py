"""Which letters stand beside each other in a language, read off all that we have written in it.

`python tools/letter_pairs.py` writes src/reverie/game/letter_pairs.py anew: by it owls tell if a clue can
be read at all (W2). Letters without accents; a blank is the edge of a word.
"""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from reverie.game.words import all_words

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "src/reverie/game/letter_pairs.py"
LANGUAGES: Final = ("en", "fr")
HEAD: Final = '''"""Which letters stand side by side in a language (W2). Written by tools/letter_pairs.py."""

from typing import Final

PAIRS: Final[dict[str, frozenset[str]]] = {
'''


def words(language: str) -> Iterator[str]:
    for path in (ROOT / "client/src/i18n" / language).glob("*.json"):
        yield from _in(json.loads(path.read_text(encoding="utf-8")))
    for path in (ROOT / "src/reverie/texts" / language).glob("*.toml"):
        yield from _in(tomllib.loads(path.read_text(encoding="utf-8")))
    if language == "en":
        yield from _in(tomllib.loads((ROOT / "src/reverie/data/phrases.toml").read_text(encoding="utf-8")))
    for path in (ROOT / "src/reverie/data/decks").glob("*/deck.toml"):
        for card in tomllib.loads(path.read_text(encoding="utf-8")).get("cards", ()):
            yield from _in(card.get("texts", {}).get(language, {}))


def _in(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield from (word for word in all_words(value) if word.isascii() and word.isalpha())
        case dict():
            for item in value.values():
                yield from _in(item)
        case list():
            for item in value:
                yield from _in(item)


def pairs(language: str) -> list[str]:
    found = {f" {word} "[n : n + 2] for word in words(language) for n in range(len(word) + 1)}
    return sorted(found)


def main() -> None:
    lines = [HEAD]
    for language in LANGUAGES:
        by_first: dict[str, str] = {}
        for first, second in pairs(language):
            by_first[first] = by_first.get(first, "") + second
        rows = "".join(f'            "{first}{second}",\n' for first, second in by_first.items())
        lines.append(
            f'    "{language}": frozenset(\n        row[0] + letter\n        for row in (\n{rows}        )\n'
        )
        lines.append("        for letter in row[1:]\n    ),\n")
    TARGET.write_text("".join([*lines, "}\n"]), encoding="utf-8")


if __name__ == "__main__":
    main()
