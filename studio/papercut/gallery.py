"""Sheets to look at the kit itself: papers, faces at 120 px, heads, people, poses, beasts, things, stages."""

import inspect
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from studio.output import BUILD, encode, write
from studio.papercut import papers
from studio.papercut.elements import beasts, faceless, faces, heads, people, props, puppets, stage, things
from studio.papercut.elements.feelings import MOON, SUN
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY, Lamp
from studio.papercut.page import HEIGHT, WIDTH, Page
from studio.papercut.papers import painted, tone
from studio.papercut.photograph import photograph
from studio.shapes import blob, rect

Show = Callable[[Page], object]
ALL = (*SUN, *MOON)
CELL = 186


def grid(
    shows: Sequence[tuple[str, Show]], columns: int, scale: float = 1.0, lamp: Lamp = DAY
) -> list[Image.Image]:
    """Pages of named cells; each `show` draws round (0, 0) in a cell 160 wide and 180 high."""
    cell = WIDTH / columns
    zoom = cell / 160
    rows = int(HEIGHT / (CELL * zoom))
    pages = []
    for start in range(0, len(shows), rows * columns):
        part = shows[start : start + rows * columns]
        c = Page(5, scale, lamp)
        c.lay(rect(-20, -20, 820, 1220), painted("#efe6d4", "#ebdfc8", force=0.5), 0, angle=3)
        for i, (_, show) in enumerate(part):
            with c.at((i % columns + 0.5) * cell, (i // columns + 0.47) * CELL * zoom, zoom):
                show(c)
        high = int(-(-len(part) // columns) * CELL * zoom * scale)
        image = Image.fromarray(np.ascontiguousarray(photograph(c)[:high]))
        pen = ImageDraw.Draw(image)
        for i, (name, _) in enumerate(part):
            at = (i % columns + 0.5) * cell * scale, ((i // columns + 1) * CELL - 8) * zoom * scale
            pen.text(at, name, fill="#4a3f48", anchor="mm")
        pages.append(image)
    return pages


def _small(draw: Show, s: float, y: float = 0) -> Show:
    def show(c: Page) -> None:
        with c.at(0, y, s):
            draw(c)

    return show


def paper_sheets() -> list[Image.Image]:
    """Every paper as a square."""
    p = papers
    made = {
        "plain": p.plain("#d8694a"), "painted": p.painted("#e8a84a", "#f4bc60", "#d8903a"),
        "tone": p.tone("#5a8ab0"), "sponged": p.sponged("#f4efe2", "#d8cfc0"),
        "combed": p.combed("#7a4a2c", "#a86a3c"), "spattered": p.spattered("#27336b", "#ffe9a8"),
        "dot": p.printed("#f4d35e", p.dot, "#e4577a"), "ring": p.printed("#fdf3e0", p.ring, "#1fa3a3"),
        "leaf": p.printed("#88a848", p.leaf, "#3f8f4f"), "flower": p.printed("#8a5aa0", p.flower, "#f4d35e"),
        "spark": p.printed("#2f6f8f", p.spark, "#f8e4a0"),
        "scale": p.printed("#f6efe2", p.scale, "#d8b48c", size=0.8),
        "cross": p.printed("#e2573b", p.cross, "#f9d9a8"),
        "wave": p.printed("#f7efe0", p.wave, "#3f9a86", half=False),
        "diamond": p.printed("#f7efe0", p.diamond, "#c8482c"),
        "brick": p.printed("#d8c4b0", p.brick, "#b1543c", pitch=40, size=0.92),
        "stripes": p.stripes("#f7efe0", "#3a86b8"), "brindled": p.brindled("#f0872b", "#3a2a28"),
        "patched": p.patched("#f2d08a", "#b8703a"), "gingham": p.gingham("#fff3d9", "#e2412f"),
        "tartan": p.tartan("#c8402e", "#2f4a6a", "#f4d35e"),
        "ruled": p.ruled("#faf4e4", "#9cc0dc", margin="#d8694a"), "squared": p.squared("#faf4e4", "#9cc0dc"),
        "music": p.music(), "chart": p.chart(), "kraft": p.kraft(), "wood": p.wood(), "lined": p.lined(),
        "marbled": p.marbled("#127c86", "#2a97a0", "#0d5f70", "#58b4b4"),
    }  # fmt: skip

    def square(c: Page, sheet: papers.Paper, **more: Any) -> None:
        c.lay(rect(-70, -74, 70, 66), sheet, 4, angle=4, **more)

    shows: list[tuple[str, Show]] = [(name, partial(square, sheet=sheet)) for name, sheet in made.items()]
    more: tuple[dict[str, Any], ...] = {"tear": 8.0}, {"crumple": 1.0}, {"tissue": 0.7}
    shows += [(next(iter(extra)), partial(square, sheet=made["tone"], **extra)) for extra in more]
    return grid(shows, 6)


def face_sheets() -> list[Image.Image]:
    """All feelings with all four kinds of eyes, 120 px a face."""
    made = (("disc", faces.DISC, "#c98a5a"), ("dot", faces.DOT, "#e8b25c"), ("almond", faces.ALMOND,
        "#9ec2c8"),
            ("button", faces.BUTTON, "#e59a8a"))  # fmt: skip

    def one(c: Page, feel: str, look: faces.Look, colour: str) -> None:
        skin = tone(colour)
        p = (-74, 0), (-58, -62), (0, -80), (58, -62), (74, 0), (56, 62), (0, 80), (-56, 62)
        c.lay(blob(*p), skin, 5)
        with c.at(0, -8):
            faces.face(c, feel, skin, made=look)

    out = []
    for name, look, colour in made:
        cells = [(f"{f} ({name})", _small(partial(one, feel=f, look=look, colour=colour), 0.86)) for f in ALL]
        out += grid(cells, 8, 1.2)
    return out


def head_sheets() -> list[Image.Image]:
    """Every head of the table, turned, then in profile."""
    front, side = [], []
    for i, kind in enumerate(heads.HEADS):
        feel, turn = ALL[i % 32], (i % 5 - 2) / 2.4
        front.append((f"{kind} {feel}", _small(partial(heads.head, kind=kind, feel=feel, turn=turn), 0.74)))
        side.append((f"{kind} {feel}", _small(partial(heads.profile, kind=kind, feel=feel), 0.7)))
    return grid(front, 8, 1.2) + grid(side, 8, 1.2)


def _somebody(i: int) -> people.Person:
    hair = ("bob", "short", "curls", "puffs", "plaits", "beads", "bun", "long", "pony", "bald", "locks",
        "crop",
            "topknot", "fringe", "wisps")[i * 4 % 15]  # fmt: skip
    age = ("child", "child", "adult", "child", "old")[i % 5]
    tops = (tone("#d8694a"), papers.stripes("#f7efe0", "#3a86b8", pitch=22), tone("#3f8f6a"),
            papers.printed("#f4d35e", papers.dot, "#e4577a", pitch=26), tone("#8a5aa0"))  # fmt: skip
    return people.Person(
        SKINS[i * 3 % 8],
        hair,
        HAIRS[6] if age == "old" else HAIRS[i * 2 % 6],
        age,
        tops[i % 5],
        tone(("#3a5a86", "#5a4632", "#6a3a4a")[i % 3]),
        dress=i % 4 == 1,
        scarf=tone("#2f8f8f") if i % 16 == 7 else None,
        glasses="#3a2a28" if i % 7 == 3 else "",
        beard="full" if i % 10 == 2 else "",
    )


def people_sheets() -> list[Image.Image]:
    """Thirty-two people in the poses of the feelings; running and kneeling ones in profile."""
    front, side = [], []
    moves = (puppets.Pose("swing", "pump", "run", 14), None, puppets.Pose("give", "give", "kneel", 6),
             puppets.Pose("up", "up", "walk", 6))  # fmt: skip
    for i, feel in enumerate(ALL):
        who, turn = _somebody(i), (0.5, -0.5, 0.0, 0.8)[i % 4]
        one = partial(puppets.person, x=0, y=0, s=1, who=who, feel=feel)
        front.append((feel, _small(partial(one, turn=turn), 0.34, 76)))
        side.append((feel, _small(partial(one, turn=turn or -1, side=True, pose=moves[i % 4]), 0.34, 76)))
    return grid(front, 8, 1.5) + grid(side, 8, 1.5)


def upright_sheets() -> list[Image.Image]:
    """Animals on two legs, one for each feeling."""
    kinds = ("bear", "fox", "mouse", "penguin", "frog", "cow", "cat", "pig", "hedgehog", "crocodile", "sheep",
             "owl", "lion", "elephant", "monkey", "duck")  # fmt: skip
    cells = [
        (
            f"{kinds[i % 16]} {f}",
            _small(partial(puppets.upright, x=0, y=0, s=1, kind=kinds[i % 16], feel=f), 0.36, 76),
        )
        for i, f in enumerate(ALL)
    ]
    return grid(cells, 8, 1.5)


def beast_sheets() -> list[Image.Image]:
    """Four-legged animals in all poses, birds, small ones."""
    poses = ("stand", "walk", "run", "planted", "tiptoe", "cross", "sit", "lie", "bow")
    cells: list[tuple[str, Show]] = []
    for i, kind in enumerate(beasts.BUILDS):
        pose, feel = poses[i % 9], ALL[i % 32]
        draw = partial(
            beasts.beast, x=0, y=0, s=0.7 if kind == "giraffe" else 1, kind=kind, feel=feel, pose=pose
        )
        cells.append((f"{kind} {pose} {feel}", _small(partial(draw, side=i % 3 == 2), 0.33, 70)))
    for i, kind in enumerate(("owl", "chick", "hen", "rooster", "duck", "penguin", "crow", "parrot")):
        draw = partial(beasts.bird, x=0, y=0, s=1, kind=kind, feel=ALL[i * 5 % 32], turn=0.3)
        cells.append((f"{kind} {ALL[i * 5 % 32]}", _small(draw, 0.45, 76)))
    for fn, feel in (
        (beasts.snail, "sulky"),
        (beasts.octopus, "joyful"),
        (beasts.crab, "brave"),
        (beasts.tortoise, "calm"),
    ):
        cells.append((fn.__name__, _small(partial(fn, x=0, y=0, s=1, feel=feel), 0.42, 70)))
    for swims in (beasts.fish, beasts.whale):
        cells.append((swims.__name__, _small(partial(swims, x=0, y=-60, s=1, feel="silly"), 0.26, 40)))
    for kind in ("ant", "bee", "ladybird", "moth"):
        cells.append(
            (kind, _small(partial(beasts.insect, x=0, y=0, s=1, kind=kind, feel="inspired"), 0.42, 76))
        )
    return grid(cells, 7, 1.3)


def faceless_sheets() -> list[Image.Image]:
    """Beings without faces: each of the 32 postures on each body."""
    bodies = (
        faceless.lamp,
        faceless.flower_being,
        faceless.sock,
        faceless.coat,
        faceless.chair,
        faceless.umbrella,
    )
    cells: list[tuple[str, Show]] = []
    for i, feel in enumerate(ALL):
        for body in (bodies[i % 6], bodies[(i + 3) % 6]):
            cells.append(
                (f"{body.__name__} {feel}", _small(partial(body, x=0, y=0, s=1, feel=feel), 0.34, 76))
            )
    return grid(cells, 8, 1.4)


def thing_sheets() -> list[Image.Image]:
    """Every other element that can be drawn from its defaults: things that feel, props, parts of a stage."""
    cells: list[tuple[str, Show]] = []
    for n, (name, fn) in enumerate(
        f for m in (things, props, stage) for f in inspect.getmembers(m, inspect.isfunction)
    ):
        names = inspect.signature(fn).parameters
        given: dict[str, Any] = {"x": 0, "y": -60}
        sizes = {
            "w": 150,
            "h": 170,
            "r": 60,
            "s": 0.5,
            "feel": ALL[n * 7 % 32],
            "sheet": "#7ab05a",
            "path": None,
        }
        needs = [k for k, v in names.items() if v.default is v.empty and k not in ("c", "x", "y")]
        if [*names][:3] != ["c", "x", "y"] or any(k not in sizes for k in needs):
            continue
        given |= {k: sizes[k] for k in needs}
        cells.append((name, _small(partial(fn, **given), 0.62, 86)))
    return grid(cells, 7, 1.3)


SHEETS: dict[str, Callable[[], list[Image.Image]]] = {
    "papers": paper_sheets, "faces": face_sheets, "heads": head_sheets, "people": people_sheets,
    "upright": upright_sheets, "beasts": beast_sheets, "faceless": faceless_sheets, "things": thing_sheets,
}  # fmt: skip


def sheets(names: Sequence[str], folder: Path = BUILD / "paper-hearts" / "kit") -> list[Path]:
    """Render the named sheets (all when none is named)."""
    made = []
    for name in names or SHEETS:
        for i, image in enumerate(SHEETS[name]()):
            made.append(folder / f"{name}-{i + 1}.png")
            write(made[-1], encode(image, "PNG"))
    return made


def look(names: Sequence[str], folder: Path) -> int:
    """Render the named sheets and say where they are."""
    if unknown := [name for name in names if name not in SHEETS]:
        print(f"No sheet {unknown}; there are {', '.join(SHEETS)}.")
        return 2
    for file in sheets(names, folder):
        print(file)
    return 0
