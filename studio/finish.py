"""The finish: bloom, Kuwahara facets, brush strokes, impasto, paper, tone, vignette, deckled edge."""

import math
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from studio.canvas import Canvas
from studio.colour import LUMA, Arr, Colour, rgb, screen, sstep
from studio.texture import BRUSHES, fbm, lay_strokes

# width, length, error above which the layer is laid, opacity
LAYERS = ((30, 110, 0.0, 0.95), (15, 60, 0.035, 0.9), (8, 30, 0.045, 0.9), (4.5, 17, 0.05, 0.9))
STROKE_JITTER = 0.028


@dataclass(frozen=True)
class Finish:
    """How a card is finished; a scene file may set FINISH to another."""

    kuwahara: float = 4.0
    brush: float = 0.55
    impasto: float = 0.40
    grain: float = 0.55
    bloom: float = 0.35
    vignette: float = 0.34
    border: float = 26
    paper: Colour = "#efe6d2"
    shadow: Colour = "#1a2238"
    high: Colour = "#ffe9c2"
    saturation: float = 1.06


def kuwahara(img: Arr, r: int) -> Arr:
    """Eight-sector Kuwahara: noise becomes gouache facets, silhouettes stay crisp."""
    yy, xx = np.mgrid[-r : r + 1, -r : r + 1]
    ang, rad = np.arctan2(yy, xx), np.hypot(xx, yy)
    num: Any = 0
    den: Any = 0
    for i in range(8):
        off = np.abs((ang - i * np.pi / 4 + np.pi) % (2 * np.pi) - np.pi)
        sector = ((off < np.pi / 8 * 1.3) & (rad <= r)) | (rad < 1)
        w = sector * np.exp(-(rad**2) / (2 * (r * 0.5) ** 2))
        w = (w / w.sum()).astype(np.float32)
        mean = cv2.filter2D(img, -1, w)
        var = (cv2.filter2D(img * img, -1, w) - mean * mean).clip(0).sum(2)
        a = 1 / (1e-3 + (var * 1e3) ** 2)[..., None] ** 2
        num, den = num + mean * a, den + a
    return np.asarray(num / den, np.float32)


def flow(img: Arr, k: float, drift: Arr) -> Arr:
    """The direction brush strokes follow: along edges, and with `drift` where nothing happens."""
    grey = cv2.cvtColor(np.clip(img, 0, 1).astype(np.float32), cv2.COLOR_RGB2GRAY)
    grey = cv2.GaussianBlur(grey, (0, 0), 2.5 * k)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    xx, xy, yy = (cv2.GaussianBlur(a, (0, 0), 6 * k) for a in (gx * gx, gx * gy, gy * gy))
    eps = 2e-5
    xx = xx + eps * np.sin(drift) ** 2
    yy = yy + eps * np.cos(drift) ** 2
    xy = xy - eps * np.sin(drift) * np.cos(drift)
    return np.asarray(0.5 * np.arctan2(2 * xy, xx - yy) + math.pi / 2, np.float32)


def strokes(card: Canvas, src: Arr) -> tuple[Arr, Arr]:
    """Repaint the picture with four sizes of brush; returns the paint and its relief."""
    k, (h, w), (page_w, page_h) = card.k, src.shape[:2], card.page
    r = np.random.default_rng(card.seed + 77)
    canvas: Any = cv2.GaussianBlur(src, (0, 0), 10 * k)
    relief = np.full((h, w), 0.3, np.float32)
    ang = flow(src, k, (card.bank[0] - 0.5) * 2.2)
    for width, length, threshold, alpha in LAYERS:
        step = width * 0.42
        columns, rows = np.arange(int(page_w / step) + 1) * step, np.arange(int(page_h / step) + 1) * step
        gx, gy = np.meshgrid(columns, rows)
        x = (gx + r.uniform(-0.6, 0.6, gx.shape) * step).ravel()
        y = (gy + r.uniform(-0.6, 0.6, gy.shape) * step).ravel()
        total = len(x)
        chance, order = r.random(total), r.permutation(total)
        jit, hue = r.normal(0, STROKE_JITTER, (total, 1)), r.normal(0, STROKE_JITTER * 0.35, (total, 3))
        turn = r.normal(0, 0.13, total) + math.pi * (r.random(total) < 0.5)
        long, wide = length * k * r.uniform(0.6, 1.25, total), width * k * r.uniform(0.7, 1.25, total)
        bend, which = r.normal(0, 0.12, total), r.integers(0, len(BRUSHES), total)
        local = cv2.GaussianBlur(src, (0, 0), max(0.5, width * 0.16 * k))
        xi, yi = np.clip((x * k).astype(int), 0, w - 1), np.clip((y * k).astype(int), 0, h - 1)
        keep = np.ones(total, bool)
        if threshold > 0:
            side = max(1, int(width * 0.6 * k))
            error = cv2.blur(np.abs(local - canvas).sum(2), (side, side))
            keep = (error[yi, xi] > threshold * (1 - 0.5 * card.detail[yi, xi])) | (chance < 0.05)
        o = order[keep[order]]
        col = local[yi[o], xi[o]] * (1 + jit[o]) + hue[o]
        f = np.float32
        lay_strokes(
            canvas, relief, col.astype(f), (x[o] * k).astype(f), (y[o] * k).astype(f),
            (ang[yi[o], xi[o]] + turn[o]).astype(f), long[o].astype(f), wide[o].astype(f),
            bend[o].astype(f), which[o], BRUSHES, alpha,
        )  # fmt: skip
    return canvas, relief


def _bloom(card: Canvas, img: Arr, over: float, a: float, small: float, large: float) -> Arr:
    bright = np.clip(img - over, 0, 1) * 2
    return screen(img, a * (card.blur(bright, small) * 0.5 + card.blur(bright, large) * 0.65))


def finish(card: Canvas, how: Finish | None = None) -> Arr:
    """From the raw scene to the finished card, 0..1."""
    f, k = how or Finish(), card.k
    src = _bloom(card, np.clip(card.img, 0, 1), 0.62, f.bloom, 9, 34)
    if f.kuwahara:
        crisp = sstep(0.5, 0.95, card.detail)[..., None] * 0.7
        src = kuwahara(src, max(2, round(f.kuwahara * k))) * (1 - crisp) + src * crisp
    src = np.ascontiguousarray(np.clip(src, 0, 1), np.float32)
    painted, relief = strokes(card, src)
    keep = np.clip((1 - f.brush) + card.detail * 0.62, 0, 1)[..., None]
    out = painted * (1 - keep) + src * keep
    a = card.spark_alpha[..., None]
    out = out * (1 - a) + card.spark_colour * a
    gy, gx = np.gradient(cv2.GaussianBlur(relief, (0, 0), 0.7 * k), 1 / k)
    out = out * (1 + f.impasto * 0.9 * np.clip(-(gx * 0.6 + gy * 0.8), -0.25, 0.25)[..., None])
    out = _bloom(card, out, 0.55, f.bloom * 0.55, 6, 40)
    return _paper(card, _tone(card, out, f), f)


def _tone(card: Canvas, out: Arr, f: Finish) -> Arr:
    """Scumble, split tone, saturation, vignette."""
    dry = sstep(0.72, 0.9, card.bank[1] * 0.5 + card.grit * 0.5)[..., None] * 0.10
    out = out * (1 - dry) + np.clip(out * 1.35 + 0.03, 0, 1) * dry
    lum = np.clip(out @ LUMA, 0, 1)[..., None]
    out = lum + (out - lum) * f.saturation
    out = out * (1 - 0.10 * (1 - lum)) + rgb(f.shadow) * 0.10 * (1 - lum)
    out = out * (1 - 0.08 * lum) + rgb(f.high) * 0.08 * lum**1.2
    w, h = card.page
    far = np.sqrt(((card.xx - w / 2) / (w * 0.62)) ** 2 + ((card.yy - h / 2) / (h * 0.62)) ** 2)
    out = out * (1 - f.vignette * sstep(0.55, 1.25, far))[..., None]
    return np.asarray(np.clip((out - 0.012) * 1.07, 0, 1), np.float32)


def _paper(card: Canvas, out: Arr, f: Finish) -> Arr:
    """Tooth and fibre of the paper, and the ragged edge of the paint on it."""
    tooth = fbm(card.h, card.w, 3.2, card.seed + 501, 2, page=card.page) - 0.5
    fibre = fbm(card.h, card.w, 14, card.seed + 502, 4, 1.6, 0.7, page=card.page) - 0.5
    lum = out @ LUMA
    mid = 1 - np.abs(lum * 2 - 1) ** 2
    grain = tooth * 0.16 * (0.22 + mid) * (1 - 0.45 * sstep(0.55, 0.95, lum)) + fibre * 0.10
    out = out * (1 + f.grain * grain[..., None])
    if f.border:
        w, h = card.page
        inset = np.minimum(np.minimum(card.xx, w - card.xx), np.minimum(card.yy, h - card.yy))
        inset = inset + (card.bank[0] - 0.5) * 12 + (card.grit - 0.5) * 4.5 + tooth * 2.5
        m = sstep(f.border - 1.5, f.border + 1.5, inset)[..., None]
        wet = np.exp(-np.abs(inset - f.border - 2) / 2.4)[..., None] * 0.22
        sheet = rgb(f.paper) * (1 + (tooth * 0.05 + fibre * 0.06)[..., None])
        out = sheet * (1 - m) + out * (1 - wet * m) * m
    return np.asarray(np.clip(out, 0, 1), np.float32)
