"""Python types written as TypeScript, names and comments included."""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from reverie.wire.part_of import PartOf

_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
_WIDTH: Final = 110
"""Of a line, as in the rest of the client."""


class TypeScriptWriter:
    """Collects every type reachable from the roots, and writes each once under its own name.

    A field may be left out where the sender may do so: defaults of what only clients send, and
    defaults that `omit_defaults` leaves out.
    """

    def __init__(self, unions: dict[str, Any], comments: dict[str, str]) -> None:
        self._names = {union: name for name, union in unions.items()}
        self._comments = comments
        self.structs: dict[str, type[msgspec.Struct]] = {}
        self.news: dict[str, NewType] = {}
        self.sent_by_server: set[str] = set()
        self.sent_by_client: set[str] = set()

    def collect(self, roots: Iterable[Any], *, by_server: bool) -> None:
        seen: set[Any] = set()
        waiting = list(roots)
        while waiting:
            kind = waiting.pop(0)
            if isinstance(kind, PartOf):
                waiting.append(kind.kind)
                continue
            if isinstance(kind, NewType):
                self.news.setdefault(kind.__name__, kind)
            if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
                waiting += [
                    a for a in get_args(kind) if a is not Ellipsis and get_origin(kind) is not Literal
                ]
                continue
            if kind in seen:
                continue
            seen.add(kind)
            self.structs.setdefault(kind.__name__, kind)
            (self.sent_by_server if by_server else self.sent_by_client).add(kind.__name__)
            waiting += hints(kind).values()

    def type_name(self, kind: Any) -> str:
        if kind in self._names:
            return self._names[kind]
        return self.spelled(kind)

    def spelled(self, kind: Any) -> str:
        if isinstance(kind, NewType) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            return kind.__name__
        if kind in _PLAIN:
            return _PLAIN[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            part = next((a for a in args if isinstance(a, PartOf)), None)
            return self.type_name(args[0]) if part is None else f"Partial<{self.type_name(part.kind)}>"
        if origin is Literal:
            return " | ".join(f'"{a}"' for a in args)
        if origin in (Union, UnionType):
            return self._union(args)
        if origin is dict:
            return f"Record<{self.type_name(args[0])}, {self.type_name(args[1])}>"
        if origin in (tuple, frozenset, list):
            return self._tuple(args)
        raise TypeError(f"no TypeScript for {kind!r}")

    def _union(self, args: tuple[Any, ...]) -> str:
        args = tuple(a for a in args if a is not UnsetType)
        solid = [a for a in args if a is not NoneType]
        rest: Any = Union.__getitem__(tuple(solid))
        written = self.type_name(rest) if len(solid) < len(args) else None
        if written is None:
            return " | ".join(self.type_name(a) for a in args)
        return f"{written} | null"

    def _tuple(self, args: tuple[Any, ...]) -> str:
        if len(args) == 2 and args[1] is not Ellipsis:
            return f"readonly [{', '.join(map(self.type_name, args))}]"
        inner = self.type_name(args[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"

    def struct(self, kind: type[msgspec.Struct]) -> str:
        lines = [*_comment(own_doc(kind), ""), f"export interface {kind.__name__} {{"]
        config = kind.__struct_config__
        if config.tag is not None:
            lines.append(f'  readonly {config.tag_field}: "{config.tag}";')
        notes, types = field_docs(kind), hints(kind)
        for field in msgspec.structs.fields(kind):
            lines += _comment(notes.get(field.name), "  ")
            mark = "?" if self._omittable(kind, field) else ""
            lines.append(f"  readonly {field.name}{mark}: {self.type_name(types[field.name])};")
        return "\n".join([*lines, "}"])

    def _omittable(self, kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
        return not field.required and (
            field.default is msgspec.UNSET
            or kind.__struct_config__.omit_defaults
            or kind.__name__ not in self.sent_by_server
        )

    def may_be_left_out(self, kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
        """By anybody: what the server always writes, a client need not."""
        return self._omittable(kind, field) or (not field.required and kind.__name__ in self.sent_by_client)

    def alias(self, name: str, kind: Any) -> str:
        written = f"export type {name} = {self.spelled(kind)};"
        if len(written) > _WIDTH:
            written = written.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")
        return "\n".join([*_comment(self._comments.get(name), ""), written])

    def new(self, kind: NewType) -> str:
        doc = module_docs(sys.modules[kind.__module__]).get(kind.__name__)
        base = self.spelled(kind.__supertype__)
        return "\n".join([*_comment(doc, ""), f"export type {kind.__name__} = {base};"])


def hints(kind: type) -> dict[str, Any]:
    found = get_type_hints(kind, include_extras=True)
    return {name: found[name] for name in kind.__struct_fields__}  # type: ignore[attr-defined]


def own_doc(kind: type) -> str | None:
    doc = kind.__dict__.get("__doc__")
    return inspect.cleandoc(doc) if doc else None


@cache
def field_docs(kind: type) -> dict[str, str]:
    """The strings that stand below fields."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("reverie"):
            tree = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
            assert isinstance(tree, ast.ClassDef)
            found |= _below(tree.body)
    return found


@cache
def module_docs(module: ModuleType) -> dict[str, str]:
    return _below(ast.parse(inspect.getsource(module)).body)


def _below(body: list[ast.stmt]) -> dict[str, str]:
    found = {}
    for above, below in pairwise(body):
        target = above.target if isinstance(above, ast.AnnAssign) else None
        if isinstance(above, ast.Assign):
            target = above.targets[0]  # type: ignore[assignment]
        text = below.value.value if _is_text(below) else None  # type: ignore[attr-defined]
        if isinstance(target, ast.Name) and text is not None:
            found[target.id] = inspect.cleandoc(text)
    return found


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _comment(text: str | None, indent: str) -> list[str]:
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
