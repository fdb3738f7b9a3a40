"""The photograph: light on the sheets, glow, a film's shoulder, a little grain."""

import numpy as np

from studio.papercut.lamp import lit
from studio.papercut.noise import Arr, blur
from studio.papercut.page import Page

GLOWS = ((9, 0.35), (34, 0.5), (95, 0.6))  # radius in design pixels, strength
SHOULDER = 0.7
GRAIN = 0.004


def photograph(page: Page) -> Arr:
    """The finished picture: sRGB, 0..255, three bytes a pixel."""
    k, lamp = page.scale, page.lamp
    light, sky = lit(page.height, page.slope_x, page.slope_y, k, lamp)
    out = page.colour * (light + 0.3 * (1 - sky) * blur(page.colour, 16 * k))  # neighbours light what hides
    halo = sum((blur(page.glow, r * k) * q for r, q in GLOWS), np.zeros_like(page.glow))
    out = out + page.glow * 0.9 + lamp.bloom * halo * (page.colour * 1.5 + 0.05)
    out = np.clip(out * 1.06, 0, None)
    rest = 1 - SHOULDER
    out = np.where(out > SHOULDER, SHOULDER + rest * np.tanh((out - SHOULDER) / rest), out) ** (1 / 2.2)
    out = out + 0.09 * (out - 0.5) * (1 - np.abs(2 * out - 1))
    out = out + np.random.default_rng(5).normal(0, GRAIN, out.shape[:2])[..., None]
    return np.asarray(np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)
