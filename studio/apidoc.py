"""The list of brushes and elements in README.md, written from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
README = HERE / "README.md"
START, END = "<!-- api: written by `python -m studio api` -->", "<!-- end of api -->"
CORE = ("shapes", "canvas", "paint", "light", "air", "marks", "colour")


def _signature(fn: ast.FunctionDef) -> str:
    """The parameters with their defaults and without their types."""
    a = fn.args
    names = [p.arg for p in (*a.posonlyargs, *a.args)]
    defaults: list[ast.expr | None] = [None] * (len(names) - len(a.defaults)) + list(a.defaults)
    shown = [n if d is None else f"{n}={ast.unparse(d)}" for n, d in zip(names, defaults, strict=True)]
    if a.vararg:
        shown.append(f"*{a.vararg.arg}")
    shown += [
        k.arg if d is None else f"{k.arg}={ast.unparse(d)}"
        for k, d in zip(a.kwonlyargs, a.kw_defaults, strict=True)
    ]
    if a.kwarg:
        shown.append(f"**{a.kwarg.arg}")
    return f"{fn.name}({', '.join(s for s in shown if s != 'self')})"


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            owner = "frame." if node.name == "Frame" else "c."
            for item in node.body:
                if isinstance(item, ast.FunctionDef):
                    yield owner, item


def _section(file: Path) -> str:
    tree = ast.parse(file.read_text("utf-8"))
    module = f"studio.{file.relative_to(HERE).with_suffix('').as_posix().replace('/', '.')}"
    lines = [f"### `{module}`", "", (ast.get_docstring(tree) or "").split("\n")[0], ""]
    for owner, fn in _functions(tree):
        if not fn.name.startswith("_"):
            first = (ast.get_docstring(fn) or "").split("\n")[0]
            lines.append(f"- `{owner}{_signature(fn)}` — {first}")
    return "\n".join(lines)


def api() -> str:
    """The whole list, as Markdown."""
    core = [HERE / f"{name}.py" for name in CORE]
    families = sorted(f for f in (HERE / "elements").glob("*.py") if f.stem not in ("__init__", "hats"))
    return "\n\n".join(_section(file) for file in (*core, *families))


def updated() -> str:
    """README.md with the list brought up to date."""
    text = README.read_text("utf-8")
    head, rest = text.split(START, 1)
    return f"{head}{START}\n\n{api()}\n\n{END}{rest.split(END, 1)[1]}"
