"""A type's name means one thing: no two modules define the same one."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "reverie"


def types_in(text: str) -> Iterator[str]:
    """Classes wherever they stand, and aliases of the module: `Found = Events | Refusal`."""
    module = ast.parse(text)
    yield from (node.name for node in ast.walk(module) if isinstance(node, ast.ClassDef))
    for statement in module.body:
        match statement:
            case ast.Assign(targets=[ast.Name(name)]) if name[0].isupper() and not name.isupper():
                yield name


def twice(texts: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for place, text in texts.items():
        for name in set(types_in(text)):
            found[name].append(place)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_type_name_is_defined_in_two_modules() -> None:
    texts = {str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}
    assert len(texts) > 200
    assert twice(texts) == {}


def test_the_law_sees_what_it_forbids() -> None:
    assert twice({"a.py": "class Line: ...", "b.py": "Line = int | str"}) == {"Line": ["a.py", "b.py"]}
    assert twice({"a.py": "LINE = 1", "b.py": "LINE = 2"}) == {}
