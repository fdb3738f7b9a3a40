"""What people wear: tones of skin, cloth and hair, printed cloth, hair and hats in the frame of a head."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, taper

Frame: TypeAlias = Callable[..., list[Any]]
HAIR = ("crop", "bob", "long", "bun", "plait", "curls", "tail", "bald", "topknot", "scarf")
HATS = ("brim", "cap", "cone", "straw", "helmet", "hood", "veil", "beret", "turban", "bowler")
PRINTS = ("stripe", "band", "check", "dots", "flowers", "zigzag", "fall", "weave")


@dataclass(frozen=True)
class Wear:
    """One person's tones ("", "1", "2", "12", "k"), hair, hat and cloth."""

    skin: str = "k"
    hair: str = "k"
    top: str = "2"
    legs: str = "k"
    shoes: str = "k"
    hat: str = "k"
    style: str = "crop"  # one of HAIR
    cap: str = ""  # one of HATS
    skirt: float = 0  # how much of the legs it covers: 0.5 to the knee, 0.75 calf, 0.95 ankle
    coat: float = 0  # how much of the thighs: 0.5 a jacket, 1 to the knee
    top_print: str = ""  # one of PRINTS
    legs_print: str = ""
    print_plates: str = "k"  # what a print is printed with; "-k" or "-2" is cut out of that plate instead
    woman: bool = False
    bulk: float = 1  # 0.85 slight .. 1.3 heavy
    bare: bool = False  # bare arms
    apron: str | None = None  # its tone
    eyes: str = "shut"  # or open; only where skin is light
    tucked: bool = False  # the skirt over the shirt, not under it

    def but(self, **changes: Any) -> "Wear":
        """The same person in something else."""
        return replace(self, **changes)


MAN = Wear()
WOMAN = Wear(woman=True, style="bob", skirt=0.72, legs="2")
BLACK = Wear(top="k", legs="k")
WORKER = Wear(top="1", legs="k", cap="cap")


def someone(rng: np.random.Generator, tones: tuple[str, ...] = ("1", "2", "k", ""), skin: str = "k") -> Wear:
    """Nobody in particular: for crowds, never two alike in a row."""
    woman = bool(rng.random() < 0.5)
    top = str(rng.choice(list(tones)))
    legs = str(rng.choice([t for t in tones if t != top] or list(tones)))
    style = str(rng.choice(["bob", "long", "bun", "plait", "curls", "scarf", "tail"] if woman else ["crop",
        "crop", "curls",
                           "bald", "topknot"]))  # fmt: skip
    cap = str(rng.choice(["", "", "", "brim", "cap", "straw", "beret", "turban", "bowler"]))
    light = "k" not in top
    return Wear(
        skin=skin, top=top, legs=legs, style=style, cap=cap, woman=woman,
        skirt=float(rng.choice([0, 0.5, 0.72, 0.92])) if woman else 0,
        coat=float(rng.choice([0, 0, 0.5, 0.95])), bulk=float(rng.uniform(0.88, 1.22)),
        top_print=str(rng.choice(["", "", "stripe", "dots", "check", "fall"])) if light else "",
    )  # fmt: skip


def printed(p: Print, path: Path, kind: str, size: float, plates: str = "k", angle: float = 0) -> None:
    """A printed cloth on a shape: `size` is the distance of the motif; plates "-k" cuts it instead."""
    cut, on = plates.startswith("-"), plates.lstrip("-")
    ink = p.carve if cut else p.ink
    b = path.getBounds()
    if kind in ("stripe", "check"):
        for turn in (90.0,) if kind == "stripe" else (0.0, 90.0):
            p.comb(on, path, angle + turn, 0.42, size, cut, length=(300, 600), jit=0.02)
    elif kind == "band":
        p.comb(on, path, angle, 0.5, size * 1.6, cut, length=(300, 600), jit=0.02)
    elif kind == "fall":
        p.comb(on, path, angle + 90, 0.34, size, cut, length=(size * 3, size * 8))
    elif kind == "dots":
        p.stamp(on, path, ell(0, 0, size * 0.26, size * 0.22), size * 1.05, cut=cut, angle=angle)
    elif kind == "flowers":
        petals = [ell(size * 0.3 * np.cos(a), size * 0.3 * np.sin(a), size * 0.2, size * 0.12, np.degrees(a))
                  for a in np.arange(5) * 1.2566]  # fmt: skip
        p.stamp(on, path, _one(*petals), size * 1.7, turn=70, cut=cut, angle=angle)
    elif kind == "zigzag":
        n = int(b.width() / size) + 3
        for row in np.arange(b.top() - size, b.bottom() + size, size * 1.5):
            pts = [
                (b.left() + (i - 1) * size, row + (size * 0.55 if i % 2 else 0), "c") for i in range(n + 2)
            ]
            ink(on, stroke(*pts, w=size * 0.34, ends=0.9), clip=path)
    elif kind == "weave":
        p.weave(on, path, size, angle, cut=cut)


def _one(*paths: Path) -> Path:
    out = paths[0]
    for path in paths[1:]:
        out.addPath(path)
    return out


def _disc(m: Frame, at: Point, rx: float, ry: float | None = None) -> Path:
    """A disc at one point of a frame."""
    q = m(at)[0]
    return ell(q[0], q[1], rx, ry)


def skull(m: Frame, side: bool, r: float) -> list[Path]:
    """The head itself, in the frame of a head (x forwards, y down, 1 is half its height)."""
    if side:
        return [blob(*m((0.12, -0.98), (0.46, -0.86), (0.64, -0.5), (0.62, -0.22), (0.66, -0.04), (0.87, 0.2,
            "c"),
                        (0.67, 0.29, "c"), (0.73, 0.42), (0.65, 0.5, "c"), (0.69, 0.58), (0.62, 0.68), (0.64,
                        0.84),
                        (0.44, 0.98), (0.1, 0.86), (-0.1, 0.6), (-0.5, 0.5), (-0.72, 0.05), (-0.7, -0.5),
                        (-0.35, -0.92)))]  # fmt: skip
    ears = [_disc(m, (s * 0.72, 0.06), 0.13 * r, 0.22 * r) for s in (-1, 1)]
    return [blob(*m((0, -1), (0.5, -0.82), (0.7, -0.3), (0.66, 0.28), (0.42, 0.8), (0, 1), (-0.42, 0.8),
        (-0.66, 0.28),
                    (-0.7, -0.3), (-0.5, -0.82))), *ears]  # fmt: skip


def hair(m: Frame, style: str, view: str, r: float) -> list[Path]:
    """Hair in the frame of a head; from the back it covers the skull."""
    if style == "bald":
        return []
    if view == "side":
        cap: list[Point] = [(0.5, -0.84), (0.62, -0.6, "c"), (0.3, -0.5), (0.1, -0.2), (0.02, 0.12, "c"),
        (-0.16, 0.1),
                            (-0.2, 0.42, "c"), (-0.6, 0.42), (-0.86, 0.0), (-0.84, -0.6), (-0.4, -1.08),
                            (0.2, -1.08)]  # fmt: skip
        more: dict[str, list[Path]] = {
            "crop": [],
            "bob": [blob(*m((0.3, -0.5), (0.12, 0.0), (0.16, 0.62, "c"), (-0.3, 0.78), (-0.84, 0.7, "c"),
                (-0.96, 0.0),
                            (-0.8, -0.6)))],
            "long": [blob(*m((0.3, -0.5), (0.1, 0.0), (0.1, 0.5), (-0.2, 1.2), (-0.3, 2.1, "c"), (-0.8, 2.4,
                "c"),
                             (-1.1, 1.6), (-0.98, 0.4), (-0.86, -0.5)))],
            "bun": [_disc(m, (-0.98, -0.24), 0.36 * r)],
            "topknot": [_disc(m, (-0.2, -1.26), 0.32 * r, 0.28 * r)],
            "tail": [taper(*[(*q, w * r) for q, w in zip(m((-0.76, -0.3), (-1.25, 0.1), (-1.2, 1.1)), (0.34,
                0.4, 0.08),
                                                        strict=True)])],
            "plait": [_disc(m, (-0.82 - 0.06 * i, 0.3 + 0.36 * i), (0.25 - 0.018 * i) * r, 0.24 * r)
                      for i in range(7)],
            "curls": [_disc(m, (-0.16 + 0.62 * np.cos(t), -0.42 + 0.62 * np.sin(t)), 0.46 * r)
                      for t in (0.9, 1.6, 2.4, 3.1, 3.8, 4.5, 5.2, 5.8)],
            "scarf": [blob(*m((0.56, -0.86), (0.5, -0.5, "c"), (0.2, -0.1), (0.2, 0.5), (0.4, 0.98, "c"),
                (0.0, 1.2),
                              (-0.8, 1.3), (-1.0, 0.4), (-0.92, -0.6), (-0.3, -1.14)))],
        }  # fmt: skip
        return [blob(*m(*cap)), *more[style]]
    cover = blob(*m((0, -1.08), (0.6, -0.86), (0.8, -0.2), (0.66, 0.45), (0.3, 0.72), (-0.3, 0.72), (-0.66,
        0.45),
                    (-0.8, -0.2), (-0.6, -0.86)))  # fmt: skip
    fringe = blob(*m((0, -1.08), (0.58, -0.88), (0.78, -0.2), (0.7, 0.05, "c"), (0.52, -0.42), (0.0, -0.5),
        (-0.52, -0.42),
                     (-0.7, 0.05, "c"), (-0.78, -0.2), (-0.58, -0.88)))  # fmt: skip
    back = view == "back"
    base = [cover] if back else [fringe]
    wide = [blob(*m((-0.72, -0.4), (-0.98, 0.3), (-0.86, d), (-0.4, d - 0.04 * d, "c"), (-0.5, 0.3), (0.5,
        0.3),
                    (0.4, d - 0.04 * d, "c"), (0.86, d), (0.98, 0.3), (0.72, -0.4), (0, -0.9)))
            for d in ({"bob": 0.95, "long": 2.3}.get(style, 0.4),)]  # fmt: skip
    extra: dict[str, list[Path]] = {
        "crop": [],
        "bob": wide if not back else [blob(*m((-0.72, -0.4), (-0.98, 0.3), (-0.8, 1.0), (0, 1.05), (0.8,
            1.0), (0.98, 0.3),
                                              (0.72, -0.4)))],
        "long": wide if not back else [blob(*m((-0.72, -0.4), (-1.0, 0.6), (-0.9, 2.2, "c"), (-0.3, 2.0),
            (0.2, 2.5, "c"),
                                               (0.5, 2.1), (0.95, 2.2, "c"), (1.0, 0.6), (0.72, -0.4)))],
        "bun": [_disc(m, (0.05, -1.2 if not back else -0.5), 0.4 * r, 0.36 * r)],
        "topknot": [_disc(m, (0, -1.28), 0.34 * r, 0.3 * r)],
        "tail": [taper(*[(*q, w * r) for q, w in zip(m((0, -0.3), (0.3, 0.7), (0.05, 1.9)), (0.5, 0.44, 0.1),
            strict=True)])]
        if back else [],
        "plait": [_disc(m, (0.07 * (-1) ** i, 0.7 + 0.36 * i), (0.28 - 0.02 * i) * r,
            0.25 * r) for i in range(6)]
        if back else [_disc(m, (0.8, 0.4 + 0.36 * i), 0.2 * r, 0.24 * r) for i in range(5)],
        "curls": [_disc(m, (0.62 * np.cos(t), -0.4 + 0.62 * np.sin(t)), 0.42 * r)
                  for t in (np.arange(7) * 0.9 if back else np.linspace(3.0, 6.4, 6))],
        "scarf": [blob(*m((0, -1.12), (0.8, -0.6), (0.92, 0.4), (0.8, 1.3), (0, 1.9, "c"), (-0.8, 1.3),
            (-0.92, 0.4),
                          (-0.8, -0.6)))] if back else [*wide],
    }  # fmt: skip
    return [*base, *extra[style]]


def hats(m: Frame, cap: str, view: str, r: float) -> list[Path]:
    """A hat in the frame of a head."""
    front = 0.5 if view == "side" else 0.0
    dome = blob(*m((-0.82, -0.4, "c"), (-0.72, -1.1), (0, -1.3), (0.72, -1.08), (0.8, -0.42, "c")))
    made: dict[str, list[Path]] = {
        "brim": [_disc(m, (0, -0.52), 1.32 * r, 0.2 * r),
                 poly(m((-0.74, -0.5), (-0.64, -1.28), (-0.1, -1.18), (0.62, -1.3), (0.74, -0.5)))],
        "bowler": [_disc(m, (0, -0.5), 1.12 * r, 0.16 * r), dome],
        "cap": [dome, blob(*m((0.2 + 0.3 * front, -0.56), (0.9 + front, -0.48), (0.86 + front, -0.36, "c"),
                              (0.1, -0.38, "c")))] if front else [dome],
        "straw": [_disc(m, (0, -0.55), 1.7 * r, 0.24 * r),
                  blob(*m((-0.72, -0.55, "c"), (-0.55, -1.15), (0.55, -1.15), (0.72, -0.55, "c")))],
        "cone": [poly(m((-1.55, -0.32), (0, -1.5), (1.55, -0.32)))],
        "helmet": [blob(*m((-0.95, 0.3, "c"), (-0.98, -0.5), (-0.6, -1.15), (0, -1.3), (0.6, -1.15), (0.92,
            -0.5),
                           (0.86, -0.36, "c"), (0.1, -0.3), (0.0, 0.3, "c")))] if front else
                  [blob(*m((-0.95, 0.1, "c"), (-0.94, -0.6), (0, -1.3), (0.94, -0.6), (0.95, 0.1, "c"), (0,
                  -0.3)))],
        "hood": [blob(*m((0.62, -0.7), (0.44, -0.3), (0.36, 0.5), (0.5, 1.0, "c"), (0.4, 1.5), (-1.1, 1.6,
            "c"), (-1.05, 0.4),
                         (-0.9, -0.7), (-0.4, -1.3)))] if front else
                [blob(*m((0.1, -1.5, "c"), (0.9, -0.4), (1.05, 0.9), (1.5, 1.7), (-1.5, 1.7), (-1.05, 0.9),
                (-0.9, -0.4)))],
        "veil": [blob(*m((0.45, -0.98), (0.2, -0.5), (-0.1, 0.4), (-0.2, 2.0), (-0.2, 4.6, "c"), (-2.3, 5.0,
            "c"), (-1.5, 2.0),
                         (-1.0, 0), (-0.7, -0.9), (-0.1, -1.2)))] if front else
                [blob(*m((0, -1.2), (0.8, -0.7), (1.05, 1.0), (1.6, 4.8, "c"), (-1.6, 4.8, "c"), (-1.05,
                1.0), (-0.8, -0.7)))],
        "beret": [blob(*m((-0.9, -0.5), (-1.15, -0.85), (-0.3, -1.3), (0.6, -1.1), (0.72, -0.62, "c")))],
        "turban": [_disc(m, (-0.06, -0.78), 0.96 * r, 0.52 * r), _disc(m, (0.1, -0.98), 0.66 * r, 0.42 * r)],
    }  # fmt: skip
    return made[cap]
