"""The brush: silhouette, wobble, dome, light, ramp, dry brush, wet edge, rim, fog; and the Card."""

from collections.abc import Sequence
from typing import Any, Literal

import cv2
import numpy as np

from studio.air import Air
from studio.canvas import Canvas
from studio.colour import Arr, Colour, Ramp, ramp_map, rgb, screen
from studio.light import Light
from studio.marks import Marks
from studio.shapes import Path, Point, Points, curve, stroke, xf

Mode = Literal["n", "mul", "add"]


class Brush(Canvas):
    """Volumes, flats and lines."""

    def paint(
        self,
        path: Path | Arr,
        ramp: Ramp,
        *,
        vol: float = 30,
        amb: float = 0.3,
        gain: float = 1.0,
        tex: float = 0.22,
        grain: int = 0,
        edge: float = 0.18,
        rim: float = 0.0,
        rimcol: Colour | None = None,
        rimw: float = 5,
        fog: float | Arr = 0.0,
        fogcol: Colour | None = None,
        grad: tuple[float, float] = (0, 0),
        alpha: float = 1.0,
        soft: float = 0.0,
        wob: float = 1.0,
        clip: Arr | None = None,
        det: float = 0.0,
        light: tuple[float, float, float] | None = None,
        add: Arr | None = None,
        lump: float = 0.10,
    ) -> Arr:
        """Paint one shape as a lit volume and return its mask (see README for each parameter)."""
        whole = self.mask(path, wob, soft)
        if clip is not None:
            whole = whole * clip
        v = self.window(whole)
        if v is None:
            return whole
        m = whole[v]
        depth = self._depth(m, v)
        gx, gy = self._slopes(depth, vol, lump, v)
        x, y = self.xx[v], self.yy[v]
        lx, ly, lz = light or self.light
        to_x, to_y = lx - x, ly - y
        lit = (-gx * to_x - gy * to_y + lz) / np.sqrt(to_x**2 + to_y**2 + lz * lz)
        lit = np.clip(lit / np.sqrt(gx * gx + gy * gy + 1), 0, 1)
        dry = self.bank[grain][v]
        down = np.linspace(0, 1, m.shape[0], dtype=np.float32)[:, None]
        value = amb + (1 - amb) * lit * gain + grad[0] * (1 - down) + grad[1] * down
        value = value + tex * 1.4 * (dry - 0.5) + tex * 0.7 * (self.grit[v] - 0.5)
        if add is not None:
            value = value + add[v]
        col = ramp_map(value, ramp)
        if edge:
            col = col * (1 - edge * np.exp(-depth / 2.2))[..., None]
        if rim:
            facing = (-gx * to_x - gy * to_y) / np.sqrt(to_x**2 + to_y**2 + 1)
            facing = np.clip(facing / (np.sqrt(gx * gx + gy * gy) + 0.05), 0, 1)
            r = np.clip(np.exp(-depth / rimw) * facing * (0.65 + 0.7 * (dry - 0.35)) * rim, 0, 1)[..., None]
            col = col * (1 - r) + rgb(self.key if rimcol is None else rimcol) * r
        if isinstance(fog, np.ndarray) or fog > 0:
            f = fog[v][..., None] if isinstance(fog, np.ndarray) else fog
            col = col * (1 - f) + rgb(self.fog if fogcol is None else fogcol) * f
        a = (m * alpha)[..., None]
        self.img[v] = self.img[v] * (1 - a) + col * a
        self.spark_alpha[v] *= 1 - a[..., 0]
        if det:
            self.detail[v] = np.maximum(self.detail[v], m * det)
        return whole

    def _depth(self, m: Arr, v: tuple[slice, slice]) -> Arr:
        """Distance to the outline; where a shape runs off the card there is no outline."""
        inside = cv2.copyMakeBorder((m > 0.5).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
        if v[0].start == 0:
            inside[0] = inside[1]
        if v[0].stop == self.h:
            inside[-1] = inside[-2]
        if v[1].start == 0:
            inside[:, 0] = inside[:, 1]
        if v[1].stop == self.w:
            inside[:, -1] = inside[:, -2]
        d = cv2.distanceTransform(inside, cv2.DIST_L2, 5)[1:-1, 1:-1]
        return np.asarray(np.minimum(d, 4000) / self.k, np.float32)

    def _slopes(self, depth: Arr, vol: float, lump: float, v: tuple[slice, slice]) -> tuple[Any, Any]:
        """Inflate the shape to a dome `vol` high and return its slopes."""
        t = np.clip(depth / max(vol, 0.1), 0, 1)
        height: Any = np.sqrt(np.maximum(1 - (1 - t) ** 2, 0)) * vol
        height = cv2.GaussianBlur(height, (0, 0), max(0.6, min(vol * 0.16, 9) * self.k))
        height += (self.bank[3][v] - 0.5) * vol * lump
        if min(height.shape) < 2:
            return np.zeros_like(height), np.zeros_like(height)
        gy, gx = np.gradient(height, 1 / self.k)
        return gx, gy

    def flat(
        self,
        path: Path | Arr,
        col: Colour,
        alpha: float = 1.0,
        soft: float = 0.0,
        wob: float = 1.0,
        clip: Arr | None = None,
        mode: Mode = "n",
        det: float = 0.0,
    ) -> Arr:
        """One flat colour: normal ('n'), darkening ('mul') or light ('add')."""
        whole = self.mask(path, wob, soft)
        v = self.window(whole)
        if v is None:
            return whole
        m = whole[v] * alpha
        if clip is not None:
            m = m * clip[v]
        m3, under, colour = m[..., None], self.img[v], rgb(col)
        if mode == "n":
            self.img[v] = under * (1 - m3) + colour * m3
            self.spark_alpha[v] *= 1 - m
        elif mode == "mul":
            self.img[v] = under * (1 - m3 * (1 - colour))
        else:
            self.img[v] = screen(under, m3 * colour)
        if det:
            self.detail[v] = np.maximum(self.detail[v], m * det)
        return whole

    def line(
        self,
        points: Sequence[Point] | Points,
        w: float = 2.0,
        col: Colour = "#1b1620",
        alpha: float = 0.8,
        wob: float = 0.6,
        clip: Arr | None = None,
        det: float = 0.6,
        ends: float = 0.25,
        mode: Mode = "n",
    ) -> Arr:
        """A tapered pencil line through points; `ends=.8` for ropes and poles."""
        line = points if isinstance(points, np.ndarray) else curve(*points)
        return self.flat(stroke(line, w, ends), col, alpha, wob=wob, clip=clip, mode=mode, det=det)

    def shade(
        self,
        path: Path | Arr,
        a: float = 0.5,
        soft: float = 18,
        col: Colour = "#0a0a18",
        clip: Arr | None = None,
        wob: float = 1.0,
    ) -> Arr:
        """A soft shadow: under things, between head and body, in corners."""
        return self.flat(path, col, a, soft, wob, clip)


class Card(Brush, Light, Air, Marks):
    """A card being painted."""

    def at(
        self, x: float, y: float, s: float = 1.0, rot: float = 0.0, flip: bool = False, **paint: Any
    ) -> "Frame":
        """A local frame: draw around (0, 0) in your own units, it lands at (x, y) scaled by `s`."""
        return Frame(self, x, y, s, rot, flip, paint)


class Frame:
    """A movable, scalable drawing frame; `vol`, `rimw`, `soft` and line widths are in its own units."""

    def __init__(
        self, card: Card, x: float, y: float, s: float, rot: float, flip: bool, paint: dict[str, Any]
    ) -> None:
        self.card, self.x, self.y, self.s, self.rot, self.flip = card, x, y, s, rot, flip
        self.defaults = paint

    def path(self, path: Path) -> Path:
        """A shape of the frame, on the card."""
        return xf(path, self.x, self.y, self.s, self.rot, self.flip)

    def pt(self, x: float, y: float) -> tuple[float, float]:
        """A point of the frame, on the card."""
        a = np.deg2rad(self.rot)
        px, py = (-x if self.flip else x) * self.s, y * self.s
        return float(self.x + px * np.cos(a) - py * np.sin(a)), float(
            self.y + px * np.sin(a) + py * np.cos(a)
        )

    def angle(self, a: float) -> float:
        """A direction of the frame (radians), on the card."""
        return float((np.pi - a if self.flip else a) + np.deg2rad(self.rot))

    def paint(self, path: Path | Arr, ramp: Ramp, **kw: Any) -> Arr:
        """`Card.paint` in this frame, with the frame's defaults."""
        kw = {"vol": 30, "rimw": 5, **self.defaults, **kw}
        for size in ("vol", "rimw", "soft"):
            if size in kw:
                kw[size] = kw[size] * self.s
        placed = path if isinstance(path, np.ndarray) else self.path(path)
        return self.card.paint(placed, ramp, **kw)

    def flat(self, path: Path, col: Colour, alpha: float = 1.0, soft: float = 0.0, **kw: Any) -> Arr:
        """`Card.flat` in this frame; sinks into the frame's fog."""
        kw.setdefault("wob", self.defaults.get("wob", 1.0))
        return self.card.flat(self.path(path), self._fogged(col), alpha, soft * self.s, **kw)

    def line(
        self, points: Sequence[Point] | Points, w: float = 2.0, col: Colour = "#1b1620", **kw: Any
    ) -> Arr:
        """`Card.line` in this frame; sinks into the frame's fog."""
        kw.setdefault("wob", min(self.defaults.get("wob", 0.6), 0.6))
        corners = [(*self.pt(p[0], p[1]), *tuple(p[2:])) for p in points]
        return self.card.line(corners, w * self.s, self._fogged(col), **kw)

    def shade(self, path: Path, a: float = 0.5, soft: float = 10, col: Colour = "#0a0a18", **kw: Any) -> Arr:
        """`Card.shade` in this frame."""
        return self.card.shade(self.path(path), a, soft * self.s, col, **kw)

    def _fogged(self, col: Colour) -> Arr:
        fog = self.defaults.get("fog", 0.0)
        return self.card.fade(col, fog) if isinstance(fog, int | float) and fog > 0 else rgb(col)
