"""The skeleton of a whale lying on the ground: skull and jaw to the left, ribs, a spine that sinks away to the right."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, blob, curve, ell, join, taper

BONE: Ramp = ["#4c4070", "#948498", "#dcccb8", "#fff4dc", "#fffdf4"]
FAR_SIDE: Ramp = ["#2c2450", "#544878", "#847898"]
DARK = "#1c1440"
SPINE = ((-54, -84), (-30, -101), (0, -108), (32, -104), (64, -88), (94, -62), (122, -28), (146, 2))
RIBS = ((-32, -98, 88), (-6, -106, 104), (20, -106, 110), (46, -98, 100), (70, -82, 82), (92, -62, 58))


def whale_bones(c: Card, x: float, y: float, s: float = 1, clip: Arr | None = None) -> None:
    """It lies at (x, y), about 320 long and 120 high."""
    f = c.at(x, y, s, 0, amb=0.34, wob=0.4, edge=0.3, rim=0.5, tex=0.2, clip=clip)
    f.shade(ell(-10, 2, 150, 16), 0.6, 10, DARK, clip=clip)
    for dx, dy, h in RIBS:
        f.paint(_rib(dx + 12, dy + 4, h * 0.84), FAR_SIDE, vol=4)
    _spine(f)
    for dx, dy, h in RIBS:
        f.shade(_rib(dx, dy, h), 0.4, 4, DARK, clip=clip)
        f.paint(_rib(dx, dy, h), BONE, vol=6)
    _skull(f, clip)


def _rib(x: float, y: float, h: float) -> Path:
    """One rib that swells out and comes in again at its point."""
    return taper((x, y, 12), (x + 17, y + h * 0.34, 11), (x + 15, y + h * 0.7, 8), (x - 4, y + h, 4))


def _spine(f: Frame) -> None:
    """Vertebrae one behind the other, each with its spur."""
    line = curve(*SPINE)
    for k in range(4, len(line) - 2, 4):
        (px, py), w = line[k], 11 - 6 * k / len(line)
        spur = taper((px, py, w * 0.8), (px + w * 0.7, py - w * 1.7, w * 0.4))
        f.paint(join(spur, ell(float(px), float(py), w * 0.72, w)), BONE, vol=4)


def _skull(f: Frame, clip: Arr | None) -> None:
    """A long beak of bone, the hollow of the eye, and the bow of the lower jaw."""
    jaw = taper((-56, -62, 15), (-74, -30, 17), (-112, -10, 15), (-166, -14, 7))
    f.shade(jaw, 0.4, 5, DARK, clip=clip)
    f.paint(jaw, BONE, vol=7)
    upper = ((-44, -90), (-60, -106), (-88, -107), (-120, -95), (-150, -72), (-176, -40))
    m = f.paint(blob(*upper, (-170, -31), (-138, -46), (-104, -52), (-74, -52), (-50, -62)), BONE, vol=16)
    f.shade(blob((-170, -34), (-138, -50), (-70, -56), (-70, -48), (-120, -42)), 0.5, 4, DARK, clip=m)
    f.flat(ell(-70, -68, 8, 6, -12), "#2c2450", 0.95, 1)
    f.flat(ell(-98, -94, 7, 3, -24), "#544878", 0.8, 1)
    for dy in (0, 12):
        f.line([(-162, -46 + dy * 0.4), (-130, -68 + dy), (-96, -78 + dy)], 2.2, "#948498", alpha=0.6, clip=m)
