"""ELEMENTS.md, the list of every brush and element, written from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE / "ELEMENTS.md"
OPENING = """# Every brush and element

Written by `python -m studio api`. `Ramp` names (COAT, FOX, WOOD …) are in `studio/palettes.py`; hats are in
`studio/elements/people/hats.py`: hood brim straw cap bowler top cone clown kerchief bonnet bun plaits
souwester nightcap crown veil helmet space diver fur silhouette. People other than `bell` take all of `bell`'s
parameters; four-legged animals all of `quadruped`'s (`step`, `head`, `shut`, `fog`, …).
"""
UNLISTED = ("__init__", "hats")
CORE = ("shapes", "canvas", "paint", "light", "air", "marks", "colour")
LINOCUT = HERE / "linocut"
LINOCUT_LIST = LINOCUT / "ELEMENTS.md"
LINOCUT_OPENING = """# Every tool and element of the linocut kit

Written by `python -m studio api`. Tools are called on the print, `p.comb(...)`; elements take it first.
"""
LINOCUT_CORE = ("plates", "fields", "tools", "textures", "press", "knife")


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


def _functions(tree: ast.Module, brush: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef) and (brush == "c." or not node.name.startswith("_")):
            owner = "frame." if node.name == "Frame" else brush
            for item in node.body:
                if isinstance(item, ast.FunctionDef):
                    yield owner, item


def _section(file: Path, brush: str = "c.") -> str:
    tree = ast.parse(file.read_text("utf-8"))
    module = f"studio.{file.relative_to(HERE).with_suffix('').as_posix().replace('/', '.')}"
    lines = [f"### `{module}`", "", (ast.get_docstring(tree) or "").split("\n")[0], ""]
    for owner, fn in _functions(tree, brush):
        if not fn.name.startswith("_"):
            first = (ast.get_docstring(fn) or "").split("\n")[0]
            lines.append(f"- `{owner}{_signature(fn)}` — {first}")
    return "\n".join(lines)


def _family(folder: Path) -> str:
    """One family of elements: its sentence, then its modules."""
    about = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8")))
    modules = sorted(file for file in folder.glob("*.py") if file.stem not in UNLISTED)
    return "\n\n".join((f"## {folder.name}", about or "", *map(_section, modules)))


def linocut_api() -> str:
    """The list of the linocut kit."""
    tools = "\n\n".join(("## Tools", *(_section(LINOCUT / f"{name}.py", "p.") for name in LINOCUT_CORE)))
    files = sorted(f for f in (LINOCUT / "elements").glob("*.py") if f.stem not in UNLISTED)
    elements = "\n\n".join(("## Elements", *(_section(f, "") for f in files)))
    return "\n\n".join((LINOCUT_OPENING.rstrip(), tools, elements)) + "\n"


def api() -> str:
    """The whole list, as Markdown."""
    brushes = "\n\n".join(("## Brushes", *(_section(HERE / f"{name}.py") for name in CORE)))
    families = sorted(f.parent for f in (HERE / "elements").glob("*/__init__.py"))
    return "\n\n".join((OPENING.rstrip(), brushes, *map(_family, families))) + "\n"
