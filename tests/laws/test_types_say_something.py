"""`Any` stands only where a library forces it: these modules, for these reasons."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "reverie"
FORCED = {
    "bots/encoder.py": "the model's library is optional and has no types",
    "bots/endpoint.py": "json: an answer of a foreign server, whose reader expects anything",
    "cli/settings.py": "argparse: a value of a setting has the type that the setting reads",
    "game/observe.py": "msgspec: fields by name, for the structs that are made of them",
    "storage/postgres/copying.py": "sqlite3: rows of whatever table",
    "texts/__init__.py": "tomllib: what stands in a file",
    "web/metered_socket.py": "aiohttp: its options are passed on",
    "wire/document.py": "typing: annotations as values have no type",
    "wire/frame_reader.py": "msgspec: a view as plain values",
    "wire/generate.py": "typing: annotations as values have no type",
    "wire/messages.py": "msgspec: some fields of a struct",
    "wire/typescript.py": "typing: annotations as values have no type",
}


def test_anything_at_all_is_a_type_only_where_a_library_forces_it() -> None:
    using = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == "Any"
    }
    assert using == set(FORCED)
