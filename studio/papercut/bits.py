"""What lies on the table besides paper: cord, thread, brads, staples, tape, corrugated card, a stamp."""

from collections.abc import Sequence

import numpy as np

from studio.papercut.noise import Arr, light
from studio.papercut.page import Page, Relief
from studio.papercut.papers import Ground, Paper, painted, plain
from studio.shapes import Path, Point, blob, curve, cut, ell, join, poly, rect, stroke


def _twisted(colour: str, width: float) -> Paper:
    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        return light(colour) * (0.86 + 0.3 * np.sin((u * 0.8 + v) * 6.3 / (width * 1.15)))[..., None]

    return sheet


def string(c: Page, points: Sequence[Point], colour: str = "#c8402e", w: float = 5, lift: float = 1.5) -> Arr:
    """A twisted cord along a smooth line."""
    return c.lay(stroke(curve(*points), w, 0.9), _twisted(colour, w), lift, 0, facet=0, angle=20)


def strip(c: Page, points: Sequence[Point], w: float, sheet: Ground = "#2b2130", lift: float = 0.8) -> Arr:
    """A narrow snippet along a smooth line, thinner at its ends: brows, mouths, whiskers."""
    return c.lay(stroke(curve(*points), w, 0.45), sheet, lift, 0, facet=0.5)


def stitches(
    c: Page,
    points: Sequence[Point],
    colour: str = "#f6ead2",
    w: float = 3.5,
    length: float = 13,
    gap: float = 9,
) -> None:
    """Running stitches along a line: seams, patches, paths on a map."""
    line = curve(*points)
    at = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    for d in np.arange(gap / 2, at[-1] - length, length + gap):
        p = [tuple(np.interp([d + e], at, line[:, i])[0] for i in (0, 1)) for e in (0, length / 2, length)]
        c.lay(stroke(curve(*p), w, 0.7), _twisted(colour, w), 0.5, 0, facet=0, angle=20)


def brad(c: Page, x: float, y: float, r: float = 9, colour: str = "#d9a742") -> None:
    """A brass fastener: a small dome with a glint."""

    def dome(a: Arr, b: Arr) -> Arr:
        return np.asarray(0.55 * np.sqrt(np.clip(r * r - (a - x) ** 2 - (b - y) ** 2, 0, None)))

    c.lay(ell(x, y, r), colour, 1.2, 0, relief=dome, facet=0)
    c.lay(ell(x - r * 0.32, y - r * 0.38, r * 0.26, r * 0.16, -40), "#fffbe8", 0, 0, facet=0, rim=0)


def staple(c: Page, x: float, y: float, w: float = 22, rot: float = 0) -> None:
    """A wire staple, bright along its back."""
    with c.at(x, y, 1, rot):
        c.lay(rect(-w / 2, -2.2, w / 2, 2.2, 2), "#8b8f98", 2.5, 0, facet=0, rim=1.5)
        c.lay(rect(-w / 2 + 2, -1.3, w / 2 - 2, -0.2), "#f4f6fa", 0, 0, facet=0, rim=0)


def tape(c: Page, x: float, y: float, w: float = 80, rot: float = 0, colour: str = "#f3e3b0") -> None:
    """A strip of paper tape one sees through; its ends were torn off on a saw."""
    n = 5
    saw = [(-w / 2 + (4 if i % 2 else 0), -14 + 28 * i / n) for i in range(n + 1)]
    with c.at(x, y, 1, rot):
        c.lay(poly([*saw, *((-a, b) for a, b in saw[::-1])]), colour, 0.4, 0, tissue=0.62)


def corrugated(c: Page, path: Path, sheet: Ground = "#b98a5a", lift: float = 4, pitch: float = 13) -> Arr:
    """Corrugated card, ribs upright: walls, beds, boats, sea."""

    def ribs(x: Arr, y: Arr) -> Arr:
        return np.asarray(1.5 * np.cos(x * 2 * np.pi / pitch))

    return c.lay(path, sheet, lift, 0.5, relief=ribs)


def pleated(pitch: float = 22, deep: float = 2.5, slant: float = 0.0) -> Relief:
    """Folds for `lay(relief=...)`: curtains, fans, skirts, bellows."""

    def folds(x: Arr, y: Arr) -> Arr:
        return np.asarray(deep * np.abs(((x + slant * y) / (pitch / 2)) % 2 - 1))

    return folds


def stamp(
    c: Page, x: float, y: float, rot: float = 8, colour: str = "#e9b9a0", ground: str = "#fbf5e8"
) -> None:
    """The hidden stamp: perforated, without picture or letters. One on every card, never on a being."""
    w, h, r = 15, 19, 2.2
    holes = [ell(i, s * h, r) for i in np.arange(-w, w + 1, 6.0) for s in (-1, 1)]
    holes += [ell(s * w, i, r) for i in np.arange(-h, h + 1, 6.33) for s in (-1, 1)]
    with c.at(x, y, 1, rot):
        c.lay(cut(rect(-w, -h, w, h), join(*holes)), ground, 1.5, 0.4, facet=0.15)
        c.lay(rect(-w + 5, -h + 5, w - 5, h - 5), painted(colour, colour), 0, 0, facet=0.5, rim=0)


def heart(x: float, y: float, r: float) -> Path:
    """The outline of a heart round (x, y)."""
    return blob(
        (x, y + r, "c"), (x - r, y - r * 0.15), (x - r * 0.6, y - r * 0.85), (x, y - r * 0.4, "c"),
        (x + r * 0.6, y - r * 0.85), (x + r, y - r * 0.15),
    )  # fmt: skip


def drop(x: float, y: float, r: float) -> Path:
    """The outline of a tear or a drop of rain round (x, y)."""
    return blob((x, y - r * 1.7, "c"), (x + r * 0.9, y + r * 0.1), (x, y + r), (x - r * 0.9, y + r * 0.1))


INK, CREAM = plain("#2b2130"), plain("#fdf6e6")
