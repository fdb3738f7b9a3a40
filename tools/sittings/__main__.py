"""`python -m tools.sittings deal|count`: lay tables for readers; count what they found."""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from tools.sittings.clues import Clue, dealt, folder, told, written
from tools.sittings.deal import Table, sitting
from tools.sittings.sheets import LETTERS, lay


class Sitting(Struct, frozen=True):
    """What one reader was shown; their votes lie beside it as `N.votes`, a line `TABLE.CLUE LETTER` each."""

    deck: str
    tables: list[Table]


class Found(Struct, frozen=True):
    """Of so many readers so many found the card."""

    card: str
    language: str
    text: str
    found: int
    of: int
    decoys: float
    """How well the others on their tables stood for the clue, from 0 to 1."""


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tools.sittings", description=__doc__)
    options.add_argument("what", choices=("deal", "count"))
    options.add_argument("--deck", default="first-dreams")
    options.add_argument("--sittings", type=int, default=8)
    options.add_argument("--leave-out", default="", help="numbers of cards that are only decoys, as in 17,40")
    options.add_argument("--into", type=Path, default=Path("build/sittings"))
    chosen = options.parse_args()
    if chosen.what == "count":
        _count(chosen.deck)
    else:
        _deal(
            chosen.deck,
            chosen.sittings,
            {f"{int(n):02}" for n in chosen.leave_out.split(",") if n},
            chosen.into,
        )


def _past(deck: str) -> list[tuple[Sitting, dict[str, str]]]:
    found = []
    for path in sorted(folder(deck, "sittings").glob("*.json")):
        votes = path.with_suffix(".votes")
        lines = votes.read_text().split("\n") if votes.exists() else []
        voted = dict(line.split() for line in lines if line.strip())
        found.append((msgspec.json.decode(path.read_bytes(), type=Sitting), voted))
    return found


def _deal(deck: str, many: int, only_decoys: set[str], into: Path) -> None:
    from tools.sittings.fits import standings

    still = dealt(deck)
    every = [clue for clue in dict.fromkeys([*written(deck), *told(deck)]) if clue.card in still]
    cards = sorted({clue.card for clue in every})
    clues = [clue for clue in every if clue.card[:2] not in only_decoys]
    heard = Counter(dict.fromkeys(clues, 0))
    past = _past(deck)
    for one, _ in past:
        heard.update(asked.clue for table in one.tables for asked in table.asked)
    standing = standings(deck, cards, clues)
    kept = folder(deck, "sittings")
    kept.mkdir(parents=True, exist_ok=True)
    for n in range(len(past) + 1, len(past) + many + 1):
        tables = sitting(cards, clues, standing, heard, Random(f"{deck} {n}"))
        (kept / f"{n:03}.json").write_bytes(msgspec.json.encode(Sitting(deck, tables)))
        lay(deck, tables, into / f"{n:03}")
        print(f"{n:03}: {len(tables)} tables, {sum(len(t.asked) for t in tables)} clues")
    times = Counter(heard.values())
    print("clues by how often they will have been heard:", dict(sorted(times.items())))


def _count(deck: str) -> None:
    found: dict[Clue, list[tuple[bool, float]]] = {}
    for n, (one, votes) in enumerate(_past(deck), 1):
        asked = {
            f"{t}.{k}": (a, table)
            for t, table in enumerate(one.tables, 1)
            for k, a in enumerate(table.asked, 1)
        }
        if votes and (missing := asked.keys() - votes.keys()):
            print(f"sitting {n:03}: no vote on {', '.join(sorted(missing))}", file=sys.stderr)
        for key, letter in votes.items():
            question, table = asked[key]
            hit = table.cards[LETTERS.index(letter)] == question.clue.card
            found.setdefault(question.clue, []).append((hit, question.decoys))
    lines = [
        Found(
            c.card,
            c.language,
            c.text,
            sum(h for h, _ in hits),
            len(hits),
            round(sum(d for _, d in hits) / len(hits), 3),
        )
        for c, hits in sorted(found.items(), key=lambda item: (item[0].card, item[0].language, item[0].text))
    ]
    out = folder(deck) / "found.jsonl"
    out.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    votes_cast, hits = sum(line.of for line in lines), sum(line.found for line in lines)
    print(f"{len(lines)} clues, {votes_cast} votes, {100 * hits / max(1, votes_cast):.1f} % found")


if __name__ == "__main__":
    main()
