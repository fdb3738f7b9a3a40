"""The protocol as a page for people, `docs/protocol.md`: told in `protocol.template.md`, listed here."""

import ast
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, UNSET, Meta

from reverie.game.menu import GameOption
from reverie.lobby.commands import Act
from reverie.lobby.menu import RoomOption
from reverie.wire import FRAME, PROTOCOL
from reverie.wire.closing import CLOSE_CODES
from reverie.wire.limits import NUMBERS
from reverie.wire.messages import ClientMessage, ServerMessage
from reverie.wire.problems import status
from reverie.wire.sentences import ENGLISH
from reverie.wire.typescript import TypeScriptWriter, field_docs, hints, module_docs, own_doc

TEMPLATE: Final = Path(__file__).with_name("protocol.template.md")
EXAMPLE: Final = Path(__file__).parents[3] / "docs" / "examples" / "client.py"


def document(
    w: TypeScriptWriter,
    unions: dict[str, Any],
    comments: dict[str, str],
    requests: Sequence[type[msgspec.Struct]],
    answers: Sequence[type[msgspec.Struct]],
) -> str:
    page = TEMPLATE.read_text(encoding="utf-8")
    said = {
        "protocol": str(PROTOCOL),
        "frame": str(FRAME),
        "options": _options(),
        "close codes": _table(("code", ""), ((str(code), said) for code, said in CLOSE_CODES.items())),
        "refusals": _refusals(),
        "merging": _merging(),
    } | {name: _number(value) for name, value in NUMBERS.items()}
    for name, text in said.items():
        assert f"{{{{{name}}}}}" in page, name
        page = page.replace(f"{{{{{name}}}}}", text)
    return "\n".join([page, *_types(w, unions, comments, requests, answers)]).rstrip() + "\n"


def _options() -> str:
    """What each option of a menu is answered with."""
    moves = get_args(Act.__annotations__["move"])
    rows = []
    for option in (*get_args(GameOption), *get_args(RoomOption)):
        command = option.command
        fields = ", ".join(f"`{name}`" for name in command.__struct_fields__)
        where = "`Act.move`" if command in moves else "`Do.command`"
        rows.append((f"`{option.__struct_config__.tag}`", f"`{command.__name__}` in {where}", fields))
    return _table(("`may`", "sent as", "with"), rows)


def _number(value: int | tuple[int, int]) -> str:
    return str(value) if isinstance(value, int) else f"{value[0]} to {value[1]}"


def _merging() -> str:
    """The function of the example client, as it stands there."""
    source = EXAMPLE.read_text(encoding="utf-8")
    defined = (node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef))
    found = next(ast.get_source_segment(source, node) for node in defined if node.name == "merged")
    assert found is not None
    return found


def _refusals() -> str:
    return _table(
        ("code", "HTTP", "meaning"),
        ((f"`{code}`", str(status(code)), said) for code, said in ENGLISH.items()),
    )


def _types(
    w: TypeScriptWriter,
    unions: dict[str, Any],
    comments: dict[str, str],
    requests: Sequence[type[msgspec.Struct]],
    answers: Sequence[type[msgspec.Struct]],
) -> Iterator[str]:
    client, server = get_args(ClientMessage), get_args(ServerMessage)
    shown = {*client, *server, *requests, *answers}
    others = [kind for kind in w.structs.values() if kind not in shown]
    for title, kinds in (
        ("Client → server", client),
        ("Server → client", server),
        ("Bodies of requests", requests),
        ("Bodies of answers", answers),
        ("Everything they are made of", others),
    ):
        yield f"## {title}\n"
        yield from (_struct(w, kind) for kind in kinds)
    yield "## Names for several\n"
    for name, kind in unions.items():
        said = f" {comments[name]}" if name in comments else ""
        yield f"**{name}**{said} `{w.spelled(kind)}`\n"
    for new in w.news.values():
        said = module_docs(sys.modules[new.__module__]).get(new.__name__, "")
        yield f"**{new.__name__}** {said} `{w.spelled(new.__supertype__)}`\n".replace("  ", " ")


def _struct(w: TypeScriptWriter, kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    lines = [f"### {kind.__name__}\n"]
    if config.tag is not None:
        lines.append(f'`{config.tag_field}: "{config.tag}"`\n')
    if doc := own_doc(kind):
        lines.append(f"{doc}\n")
    fields = msgspec.structs.fields(kind)
    if not fields:
        return "\n".join(lines) + "\n"
    types, notes = hints(kind), field_docs(kind)
    rows = []
    for field in fields:
        written = types[field.name]
        note = " ".join(filter(None, (notes.get(field.name, "").replace("\n", " "), bounds(written))))
        left_out = _left_out(field) if w.may_be_left_out(kind, field) else ""
        rows.append((f"`{field.name}`", f"`{w.type_name(written)}`", left_out, note))
    if any(left_out for _, _, left_out, _ in rows):
        lines.append(_table(("field", "type", "left out", ""), rows))
    else:
        lines.append(_table(("field", "type", ""), ((name, kind, note) for name, kind, _, note in rows)))
    return "\n".join(lines) + "\n"


def _left_out(field: msgspec.structs.FieldInfo) -> str:
    """What it is where it is not there."""
    default = field.default if field.default is not NODEFAULT else field.default_factory()
    return "as it was" if default is UNSET else f"`{_json(default)}`"


def bounds(kind: Any) -> str:
    """What a value must be besides its type, in words."""
    said = [_bound(meta) for meta in get_args(kind)[1:] if isinstance(meta, Meta)] if _annotated(kind) else []
    inner = get_args(kind)[:1] if _annotated(kind) else get_args(kind)
    each = [bounds(a) for a in inner if a is not Ellipsis]
    found = [*said, *(b for b in dict.fromkeys(each) if b)]
    return " Each: ".join(found)


def _annotated(kind: Any) -> bool:
    return get_origin(kind) is Annotated


def _bound(meta: Meta) -> str:
    if meta.pattern is not None:
        return f"Like `{meta.pattern}`."
    if meta.max_length is not None:
        least = f"{meta.min_length} to " if meta.min_length else "At most "
        return f"{least}{meta.max_length} long."
    return f"{meta.ge} to {meta.le}."


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
