"""Which modules a program needs, read from its imports: what a run happens to load says less."""

import ast
from collections.abc import Callable, Iterable, Iterator

Find = Callable[[str], tuple[str, bool] | None]
"""The source of a module, and whether it is a package; None: it is not among those that are looked at."""


def closure(roots: Iterable[str], find: Find, *, later: bool) -> tuple[set[str], set[str]]:
    """All modules that are found, and the names of those that are not.

    `later`: also what is imported only inside of functions.
    """
    inside: set[str] = set()
    outside: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in inside or name in outside:
            continue
        found = find(name)
        if found is None:
            outside.add(name)
            continue
        inside.add(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        source, package = found
        for wanted in imports(source, name, package=package, later=later):
            waiting.append(wanted if find(wanted) or not find(wanted.rpartition(".")[0]) else _up(wanted))
    return inside, outside


def _up(name: str) -> str:
    """`from a import b`, and b is no module."""
    return name.rpartition(".")[0]


def imports(source: str, name: str, *, package: bool, later: bool) -> set[str]:
    """What a module imports; `from a import b` gives a.b, which may be no module."""
    return set(_named(ast.parse(source).body, name, package=package, later=later))


def _named(body: Iterable[ast.AST], name: str, *, package: bool, later: bool) -> Iterator[str]:
    for node in body:
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                parts = name.split(".") if package else name.split(".")[:-1]
                start = parts[: len(parts) - node.level + 1] if node.level else []
                module = ".".join([*start, *([node.module] if node.module else [])])
                yield module
                yield from (f"{module}.{alias.name}" for alias in node.names if alias.name != "*")
            case ast.If() if _never(node.test):
                yield from _named(node.orelse, name, package=package, later=later)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda() if not later:
                continue
            case _:
                yield from _named(ast.iter_child_nodes(node), name, package=package, later=later)


def _never(test: ast.expr) -> bool:
    """`if TYPE_CHECKING:` and `if __name__ == "__main__":`."""
    written = ast.unparse(test)
    return written in ("TYPE_CHECKING", "typing.TYPE_CHECKING") or written.startswith("__name__ ==")
