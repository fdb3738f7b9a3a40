"""What is to be tried: the mutants of the rules, and those written by hand."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tools.mutants.mutations import Mutation, mutations

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build" / "mutants"
MUTATED: Final = ("src/reverie/game", "src/reverie/rulesets")
OPERATORS: Final = Path(__file__).with_name("mutations.py")
BY_HAND: Final = Path(__file__).with_name("by_hand.toml")


class Mutant(Struct, frozen=True):
    path: str
    mutation: Mutation

    @property
    def module(self) -> str:
        return ".".join(Path(self.path).relative_to("src").with_suffix("").parts).removesuffix(".__init__")

    @property
    def key(self) -> str:
        """The same as long as the function and its fault are."""
        fault = self.mutation
        parts = self.module, fault.within, fault.scope_text, fault.was, fault.becomes, str(fault.occurrence)
        return digest("\0".join(parts))

    @property
    def where(self) -> str:
        return f"{self.module}:{self.mutation.within}" if self.mutation.within else self.module

    def text(self) -> str:
        return self.mutation.text((ROOT / self.path).read_text())


def digest(text: str | bytes) -> str:
    return sha256(text.encode() if isinstance(text, str) else text).hexdigest()[:24]


def planned(under: str = "") -> list[Mutant]:
    """All mutants; those of an unchanged module are read from the last time."""
    paths = [p for folder in MUTATED for p in sorted((ROOT / folder).rglob("*.py"))]
    chosen = [str(p.relative_to(ROOT)) for p in paths if under in str(p.relative_to(ROOT))]
    with ProcessPoolExecutor() as pool:
        found = [
            Mutant(path, m) for path, many in zip(chosen, pool.map(_of, chosen), strict=True) for m in many
        ]
    return found + [mutant for mutant in _by_hand() if mutant.path in chosen]


def _of(path: str) -> list[Mutation]:
    source = (ROOT / path).read_text()
    kept = BUILD / "planned" / f"{digest(source + OPERATORS.read_text())}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=list[Mutation])
    found = list(mutations(source))
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.json.encode(found))
    return found


def _by_hand() -> Iterator[Mutant]:
    """Faults that no operator makes, each within one line of a function."""
    for entry in tomllib.loads(BY_HAND.read_text())["mutant"]:
        source = (ROOT / entry["path"]).read_text()
        first, function, text = _function(source, entry["function"])
        if text.count(entry["was"]) != 1:
            sys.exit(f"{BY_HAND.name}: {entry['was']!r} is not once in {entry['function']}")
        start = source.index(text) + text.index(entry["was"])
        line = source[:start].count("\n") + 1
        yield Mutant(
            entry["path"],
            Mutation(
                scope=entry["function"],
                within=entry["function"],
                was=entry["was"],
                becomes=entry["becomes"],
                occurrence=0,
                lines=(line, line),
                first_line=first,
                body=(function.body[0].lineno, function.end_lineno or line),
                scope_text=text,
                start=start,
                end=start + len(entry["was"]),
                put=entry["becomes"],
            ),
        )


def _function(source: str, name: str) -> tuple[int, ast.FunctionDef, str]:
    """A function or method by its qualified name: its first line, decorators included, and its text."""
    found: ast.stmt | ast.Module = ast.parse(source)
    for part in name.split("."):
        assert isinstance(found, ast.Module | ast.ClassDef)
        found = next(
            s for s in found.body if isinstance(s, ast.ClassDef | ast.FunctionDef) and s.name == part
        )
    assert isinstance(found, ast.FunctionDef)
    first = min([found.lineno, *(d.lineno for d in found.decorator_list)])
    return first, found, "".join(source.splitlines(keepends=True)[first - 1 : found.end_lineno])
