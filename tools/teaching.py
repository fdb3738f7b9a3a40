"""Writes docs/play/ from the texts of the app's rules, and what the rulesets count for the examples in them.

python tools/teaching.py [--check]
"""

import json
import random
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

from reverie.game.ids import Seat, Slot
from reverie.game.phases.score import Score, WelcomeGuest
from reverie.game.river import counted
from reverie.game.scoring import Gain, Outcome, finders, totals
from reverie.rulesets import RULESETS
from reverie.texts import SPOKEN
from reverie.texts.rulesets import texts_of

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client" / "src"
VECTORS = CLIENT / "rules" / "vectors.json"
EXAMPLES: dict[str, dict[str, Any]] = json.loads((CLIENT / "rules" / "examples.json").read_text("utf-8"))
MOST = 60
"""Tables of votes for each example: all there are, or so many by chance."""

Votes = dict[int, tuple[int, ...]]


def words(language: str) -> dict[str, Any]:
    book: dict[str, Any] = json.loads((CLIENT / "i18n" / language / "rules.json").read_text("utf-8"))
    return book


def _unit(example: dict[str, Any], seat: int) -> int:
    return seat % (len(example["people"]) // 2) if example.get("pairs") else seat


def outcome(example: dict[str, Any], votes: Votes, red: int | None) -> Outcome:
    """The example as the rulesets' own counting reads it."""
    seats = range(len(example["people"]))
    return Outcome(
        storyteller=example["storyteller"],
        owners={int(slot): owner for slot, owner in example["owners"].items()},
        votes=votes,
        units=tuple(dict.fromkeys(_unit(example, seat) for seat in seats)),
        unit_of={seat: _unit(example, seat) for seat in seats},
        red=red,
    )


def gains(ruleset: str, o: Outcome) -> list[Gain] | None:
    """What the ruleset counts; None where nobody has points."""
    counts = [phase.points for phase in RULESETS[ruleset].turn if isinstance(phase, Score)]
    return counts[0](o) if counts else None


def _enough(ruleset: str) -> int:
    return next(phase.enough for phase in RULESETS[ruleset].turn if isinstance(phase, WelcomeGuest))


def afloat(example: dict[str, Any], votes: Votes) -> tuple[int, int]:
    """Lights and feathers (W5): the first seat listens, owls come after the people, then the night."""
    slot = {owner: int(slot) for slot, owner in example["owners"].items()}
    people = len(example["people"])
    owls = {Seat(s): Slot(votes[s][0]) for s in range(people, people + example["owls"])}
    told, lure = Slot(slot[example["storyteller"]]), Slot(slot[0])
    count = counted(told, lure, [Slot(n) for n in votes[0]], owls)
    return sum(g.what == "light" for g in count), sum(g.what == "feather" for g in count)


def _first(example: dict[str, Any]) -> Votes:
    return {int(seat): tuple(slots) for seat, slots in example["votes"].items()}


def _ballots(example: dict[str, Any], voter: int) -> list[tuple[int, ...]]:
    mine = _unit(example, voter)
    open_ = [
        int(slot)
        for slot, owner in example["owners"].items()
        if example.get("ownAllowed") or _unit(example, owner) != mine
    ]
    return [ballot for n in range(1, example["most"] + 1) for ballot in combinations(open_, n)]


def _tables(example: dict[str, Any]) -> Iterator[tuple[Votes, int | None]]:
    voters = [int(seat) for seat in example["votes"]]
    choices = [_ballots(example, voter) for voter in voters]
    reds = [int(slot) for slot in example["owners"]] if "red" in example else [None]
    count = len(reds)
    for choice in choices:
        count *= len(choice)
    if count <= MOST:
        for red, *ballots in product(reds, *choices):
            yield dict(zip(voters, ballots, strict=True)), red  # type: ignore[arg-type]
    else:
        chance = random.Random(17)
        for _ in range(MOST):
            yield {v: chance.choice(c) for v, c in zip(voters, choices, strict=True)}, chance.choice(reds)


def _vector(ruleset: str, votes: Votes, red: int | None) -> dict[str, Any]:
    o = outcome(EXAMPLES[ruleset], votes, red)
    told = gains(ruleset, o)
    said: dict[str, Any] = {"votes": votes, "red": red}
    if "owls" in EXAMPLES[ruleset]:
        lights, feathers = afloat(EXAMPLES[ruleset], votes)
        return said | {"lights": lights, "feathers": feathers}
    if told is None:
        return said | {"welcomed": len(finders(o)) >= _enough(ruleset)}
    return said | {
        "gains": [{"seat": g.seat, "points": g.points, "why": g.why, "by": list(g.by)} for g in told]
    }


def vectors() -> str:
    lines = [
        f"  {json.dumps(ruleset)}: [\n"
        + ",\n".join(
            "    " + json.dumps(_vector(ruleset, votes, red)) for votes, red in _tables(EXAMPLES[ruleset])
        )
        + "\n  ]"
        for ruleset in RULESETS
        if ruleset in EXAMPLES
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _numbers(key: str) -> str:
    return ", ".join(word for word in key.split() if word[1:].isdigit())


def _list(rules: dict[str, str]) -> list[str]:
    return [f"- {sentence} *({_numbers(key)})*" for key, sentence in rules.items()]


def _example(ruleset: str, book: dict[str, Any], you: str) -> list[str]:
    """The example's first votes and what they bring, as a table."""
    example = EXAMPLES[ruleset]
    names = [name or you for name in example["people"]]
    names += [book["listeners"][n] for n in range(example.get("owls", 0))]
    names += [book["nobody"]] if "owls" in example else []
    votes = _first(example)
    o = outcome(example, votes, example.get("red"))
    told = gains(ruleset, o)
    points = None if told is None else totals(o.units, told)
    owner = {int(slot): names[seat] for slot, seat in example["owners"].items()}
    rows = ["", f"| | {book['tableVote']} | {book['points']} |", "|---|---|---|"]
    for seat, name in enumerate(names[:-1] if "owls" in example else names):
        cast = ", ".join(f"{slot} ({owner[slot]})" for slot in votes.get(seat, ()))
        if seat == example["storyteller"]:
            cast = " · ".join(
                filter(
                    None,
                    [
                        book["tells"].format(name=name),
                        cast,
                        f"{book['red']}: {example['red']}" if "red" in example else "",
                    ],
                )
            )
        unit = o.unit(seat)
        rows.append(f"| {name} | {cast} | {'' if points is None else f'**{points[unit]}**'} |")
    return rows


def page(language: str) -> str:
    """All games in one language."""
    book = words(language)
    text = [
        f"# {book['title']}",
        "",
        f"<!-- Written by tools/teaching.py from client/src/i18n/{language}/rules.json. Do not edit. -->",
        "",
        book["numbers"].format(link="../rules/README.md"),
    ]
    for ruleset, rules in RULESETS.items():
        own, named = book["texts"].get(ruleset), texts_of(rules, language)
        if own is None:
            continue
        text += ["", f"## {named.title}", "", f"*{named.summary}*", "", f"**{book['aim']}.** "]
        text[-1] += " ".join(own["aim"].values())
        text += ["", f"### {book['turn']}", ""]
        text += [f"{n}. {said}" for n, said in enumerate(own["turn"].values(), 1)]
        text += ["", f"### {book['points']}", "", "| | |", "|---|---|"]
        text += [f"| **{point['points']}** | {point['why']} |" for point in own["points"].values()]
        if ruleset in EXAMPLES:
            text += _example(ruleset, book, book["you"])
        text += ["", f"### {book['advice']}", ""]
        text += [f"- {said}" for said in own["advice"]]
        text += ["", f"### {book['end']}", "", *own["end"].values()]
        text += ["", f"### {book['details']}", "", *_list(own["details"])]
    text += ["", f"## {book['common']}", "", *_list(book["commonRules"])]
    text += ["", f"## {book['online']}", "", *_list(book["onlineRules"])]
    text += ["", f"## {book['box']}", "", *_list(book["boxRules"]), ""]
    return "\n".join(text)


def written() -> dict[Path, str]:
    pages = {ROOT / "docs" / "play" / f"{language}.md": page(language) for language in SPOKEN}
    return {**pages, VECTORS: vectors()}


def main() -> int:
    stale = [
        path for path, text in written().items() if not path.is_file() or path.read_text("utf-8") != text
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what tools/teaching.py writes; run: make teaching")
        return bool(stale)
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(written()[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
