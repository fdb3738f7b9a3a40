"""Every small fault that can be planted in a module: mutmut's, and some that it does not know."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, cast

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from msgspec import Struct
from mutmut.mutation.mutators import mutation_operators, operator_string

Operator = Callable[[Any], Iterable[cst.CSTNode]]


class Mutation(Struct, frozen=True):
    """One fault: how it changes the module's text, and where it is."""

    scope: str
    """The outermost function by its qualified name; "" for what runs when the module is imported."""
    within: str
    """The class or function to name in a report."""
    was: str
    becomes: str
    occurrence: int
    """Which of several that look the same in one scope."""
    lines: tuple[int, int]
    first_line: int
    """Where the function begins, its decorators included; 0 without one."""
    body: tuple[int, int]
    """The lines that run when it is called."""
    scope_text: str
    start: int
    end: int
    put: str
    """The text from `start` to `end` gives way to this."""

    def text(self, source: str) -> str:
        return source[: self.start] + self.put + source[self.end :]


def mutations(source: str) -> Iterator[Mutation]:
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    module = wrapper.module
    places = wrapper.resolve(PositionProvider)
    pieces = [module.code_for_node(s) for s in module.body]
    begin = source.index("".join(pieces))
    seen: dict[tuple[str, str, str], int] = {}
    texts = {source}
    ends = list(accumulate(map(len, source.splitlines(keepends=True)), initial=0))
    for i, statement in enumerate(module.body):
        for found in _walk(statement, "", "", None):
            place: CodeRange = places[found.node]
            start, end = (ends[at.line - 1] + at.column for at in (place.start, place.end))
            if source[start:end] == module.code_for_node(found.node):
                after = (
                    source[begin:start]
                    + module.code_for_node(found.mutant)
                    + source[end : begin + len(pieces[i])]
                )
            else:  # more than the node itself has changed: its brackets, the spaces round it
                after = module.code_for_node(
                    cast(cst.CSTNode, statement.deep_replace(found.node, found.mutant))
                )
            text = source[:begin] + after + source[begin + len(pieces[i]) :]
            if text in texts or not _compiles(after):
                continue
            texts.add(text)
            was, becomes = _difference(pieces[i], after)
            look = (found.within, was, becomes)
            seen[look] = seen.get(look, 0) + 1
            outer = found.function
            yield Mutation(
                scope=found.scope,
                within=found.within,
                was=was,
                becomes=becomes,
                occurrence=seen[look],
                lines=(place.start.line, place.end.line),
                first_line=_first_line(outer, places) if outer is not None else 0,
                body=_body(outer, places) if outer is not None else (0, 0),
                scope_text=module.code_for_node(outer if outer is not None else statement),
                start=begin,
                end=begin + len(pieces[i]),
                put=after,
            )
        begin += len(pieces[i])


@dataclass(frozen=True)
class _Found:
    node: cst.CSTNode
    mutant: cst.CSTNode
    scope: str
    within: str
    function: cst.FunctionDef | None


def _walk(node: cst.CSTNode, scope: str, within: str, function: cst.FunctionDef | None) -> Iterator[_Found]:
    if _only_for_readers(node):
        return
    for kind, operator in OPERATORS:
        if isinstance(node, kind):
            for mutant in operator(node):
                yield _Found(node, mutant, scope, within, function)
    inner = scope, within, function
    if isinstance(node, cst.ClassDef | cst.FunctionDef):
        name = f"{within}.{node.name.value}" if within else node.name.value
        if function is None:
            inner = (name, name, node) if isinstance(node, cst.FunctionDef) else ("", name, None)
    for child in node.children:
        # Defaults and decorators run where the function is defined.
        yield from _walk(
            child, *(inner if child is getattr(node, "body", None) else (scope, within, function))
        )


def _only_for_readers(node: cst.CSTNode) -> bool:
    """Imports, documentation, and what only the type checker reads."""
    match node:
        case cst.Import() | cst.ImportFrom() | cst.Annotation():
            return True
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
        case cst.Call(func=cst.Name(value="NewType" | "TypeVar" | "assert_never")):
            return True
        case cst.Subscript(value=cst.Name(value="MoveOption" | "Generic" | "Literal" | "Callable")):
            return True
        case cst.Assign(value=cst.BinaryOperation() as value):
            return _is_type(value)
        case cst.If(test=cst.Name(value="TYPE_CHECKING")):
            return True
        case cst.Assign(targets=[cst.AssignTarget(cst.Name(value="__all__"))]):
            return True
        case _:
            return False


def _is_type(node: cst.BaseExpression) -> bool:
    """A union of types."""
    match node:
        case cst.BinaryOperation(operator=cst.BitOr()):
            return _is_type(node.left) and _is_type(node.right)
        case cst.Subscript(value=cst.Name(value="Literal" | "Callable")):
            return True
        case _:
            return isinstance(node, cst.Name) and node.value[0].isupper()


def _conditions(node: cst.If | cst.CompIf | cst.While) -> Iterator[cst.CSTNode]:
    """A condition that always or never holds."""
    for value in ("True", "False"):
        if not _is(node.test, value):
            yield node.with_changes(test=cst.Name(value), **_spaced(node))


def _is(node: cst.CSTNode, name: str) -> bool:
    return isinstance(node, cst.Name) and node.value == name


def _spaced(node: cst.CSTNode) -> dict[str, cst.CSTNode]:
    field = "whitespace_after_while" if isinstance(node, cst.While) else "whitespace_before_test"
    return {field: cst.SimpleWhitespace(" ")}


def _one_side(node: cst.BooleanOperation) -> Iterator[cst.CSTNode]:
    yield node.left
    yield node.right


def _one_less(node: cst.Integer) -> Iterator[cst.CSTNode]:
    if node.evaluated_value > 0:
        yield node.with_changes(value=repr(node.evaluated_value - 1))


def _nothing_returned(node: cst.Return) -> Iterator[cst.CSTNode]:
    if node.value is not None and not _is(node.value, "None"):
        yield node.with_changes(value=cst.Name("None"), whitespace_after_return=cst.SimpleWhitespace(" "))


def _other_bounds(node: cst.ComparisonTarget) -> Iterator[cst.CSTNode]:
    """mutmut moves a bound by one; here it is the other side, or the bound itself."""
    for here, there in (
        (cst.LessThan, cst.GreaterThan),
        (cst.GreaterThan, cst.LessThan),
        (cst.LessThanEqual, cst.Equal),
        (cst.GreaterThanEqual, cst.Equal),
    ):
        if isinstance(node.operator, here):
            yield node.with_changes(operator=there())


def _first_mutant_of_a_string(node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    """mutmut also changes the case of its letters, which says nothing more. A sentence is for people: its
    wording is no behaviour."""
    if " " not in node.value:
        yield from list(operator_string(node))[:1]


_OWN: Final[list[tuple[Any, Operator]]] = [
    (cst.If, _conditions),
    (cst.CompIf, _conditions),
    (cst.While, _conditions),
    (cst.BooleanOperation, _one_side),
    (cst.Integer, _one_less),
    (cst.Return, _nothing_returned),
    (cst.ComparisonTarget, _other_bounds),
    (cst.SimpleString, _first_mutant_of_a_string),
]

OPERATORS: Final[list[tuple[Any, Operator]]] = [
    *((kind, operator) for kind, operator in mutation_operators if operator is not operator_string),
    *_OWN,
]


def _difference(before: str, after: str) -> tuple[str, str]:
    """The lines that differ, on one line each."""
    old, new = before.splitlines(), after.splitlines()
    while old and new and old[0] == new[0]:
        old, new = old[1:], new[1:]
    while old and new and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    return " ".join(line.strip() for line in old), " ".join(line.strip() for line in new)


def _first_line(node: cst.FunctionDef, places: Any) -> int:
    first: cst.CSTNode = node.decorators[0] if node.decorators else node
    line: int = places[first].start.line
    return line


def _body(node: cst.FunctionDef, places: Any) -> tuple[int, int]:
    place: CodeRange = places[node.body.body[0]]
    whole: CodeRange = places[node]
    return place.start.line, whole.end.line


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True
