"""Someone in slippers and a nightshirt, seen only from the knees down."""

from studio.paint import Card, Frame
from studio.palettes import CREAM
from studio.shapes import Path, blob, curve, ell, taper, xf

SLIPPER = ["#2c1430", "#6c2c54", "#b05c78", "#f0a8a0"]
SOLE = ["#0c0810", "#24161c", "#4c3434", "#846054"]
INSIDE = ["#1c1c40", "#3c406c", "#5c6490"]
LINING = ["#1c0c20", "#4c2440", "#8c4c64"]
ANKLE = ["#4c3848", "#94707c", "#d8a89c", "#f8dcc8"]
SHIRT = ["#3c3c6c", "#7c80ac", "#c0c4d8", "#f4f0f0"]


def nightshirt(c: Card) -> None:
    """The striped hem of a giant at the right of the page, down to 590, in deep folds with a white border."""
    hem = (
        (828, 556),
        (776, 584),
        (738, 552),
        (690, 560),
        (646, 590),
        (596, 584),
        (560, 552),
        (512, 556),
        (468, 584),
        (418, 568),
    )
    back = blob((440, 500, "c"), (830, 500, "c"), (830, 560), (760, 566), (600, 562), (500, 566), (432, 558))
    c.shade(xf(back, 0, 30), 0.45, 12, "#2c1c40")
    c.paint(back, INSIDE, vol=6, amb=0.3, wob=0.5, edge=0.2)
    shirt = blob((446, 180, "c"), (830, 180, "c"), (836, 420), *hem, (432, 420))
    c.shade(shirt, 0.5, 10, "#2c1c40")
    m = c.paint(shirt, SHIRT, vol=36, amb=0.34, wob=0.4, edge=0.25, light=(600, 200, 240))
    for k in range(10):
        top, low = 452 + k * 40, 426 + k * 45
        c.line(
            [(top, 180), ((top + low) / 2, 420), (low, 592)], 13, "#5c6cac", 0.5, 0.6, clip=m, ends=1, det=0
        )
    for top, low, w in ((520, 514, 30), (580, 566, 20), (668, 694, 30), (716, 742, 22)):
        fold = taper((top, 260, 4), ((top + low) / 2, 440, w * 0.7), (low, 570, w))
        c.shade(fold, 0.5, 8, "#2c2c5c", clip=m)
        c.flat(xf(fold, -w * 1.05, 0), "#fff4e4", 0.2, 9, clip=m)
    c.line(curve(*((x, y - 9) for x, y in hem)), 15, "#f4ecdc", 0.75, 0.5, clip=m, ends=0.95, det=0.3)
    c.line(curve(*((x, y - 19) for x, y in hem)), 2.6, "#4c5088", 0.7, 0.5, clip=m, ends=0.95, det=0.3)


def _fleece(f: Frame, shape: Path, n: int, light: tuple[float, float, float]) -> None:
    """Curly lambswool: a soft roll of short marks."""
    m = f.paint(shape, CREAM, vol=12, tex=0.3, wob=1.6, edge=0.16, amb=0.34, light=light)
    f.card.marks(m, lambda x, y: x * 0.2 + y * 0.3, n, 13, 4, jit=0.08, alpha=0.6, curl=0.7)


def giant_slipper(f: Frame, candle: tuple[float, float]) -> None:
    """One soft slipper 260 long on (0, 0) of the frame, toe to the left, and the leg that stands in it, 320 high."""
    light = (*candle, 170)
    f.shade(ell(-14, 8, 136, 18), 0.6, 10, "#140c18")
    f.shade(taper((-150, 8, 8), (0, 10, 14), (112, 8, 10)), 0.8, 5, "#08040c")
    sole = blob((-154, -16), (-157, -4), (-146, 6), (0, 8), (98, 7), (109, -2), (108, -16))
    f.paint(sole, SOLE, vol=8, light=light, rim=0.5)
    f.paint(ell(44, -104, 58, 19, 8), LINING, vol=6)
    _fleece(f, taper((-8, -110, 18), (44, -124, 20), (98, -98, 20)), 90, light)
    leg = blob((-30, -330), (70, -330), (72, -240), (62, -168), (72, -120), (72, -76), (16, -76), (12, -120), (8, -168), (-22, -240))  # fmt: skip
    m = f.paint(leg, ANKLE, vol=30, wob=0.3, light=light, amb=0.26)
    f.shade(taper((74, -300, 20), (72, -180, 26), (78, -90, 26)), 0.4, 12, ANKLE[0], clip=m)
    f.shade(ell(44, -92, 56, 22), 0.6, 8, "#2c1430", clip=m)
    f.shade(taper((30, -134, 6), (42, -126, 12), (50, -136, 5)), 0.3, 4, ANKLE[0], clip=m)  # the ankle bone
    top = (
        (-158, -12),
        (-158, -42),
        (-136, -66),
        (-100, -72),
        (-60, -80),
        (-26, -98),
        (-8, -102),
        (20, -84),
        (56, -78),
    )
    upper = blob(*top, (86, -86), (102, -100), (112, -70), (110, -12), (0, -6))
    m = f.paint(upper, SLIPPER, vol=36, amb=0.22, gain=1.1, light=light, rim=0.6, rimw=8, tex=0.14, edge=0.26)
    f.card.marks(m, f.angle(0.15), 160, 26, 3.4, jit=0.05, alpha=0.5)
    f.shade(blob((-158, -24), (0, -18), (110, -24), (110, 0), (-158, 0)), 0.4, 7, SLIPPER[0], clip=m)
    f.line([(-150, -20), (-60, -12), (40, -12), (108, -22)], 2.6, SLIPPER[3], alpha=0.5, clip=m)  # the seam
    f.shade(taper((52, -74, 4), (50, -44, 7), (56, -16, 3)), 0.35, 4, SLIPPER[0], clip=m)
    _fleece(
        f, taper((-12, -108, 22), (14, -91, 25), (48, -83, 26), (82, -88, 24), (104, -104, 19)), 190, light
    )
    f.shade(ell(-50, -78, 36, 20), 0.45, 7, SLIPPER[0], clip=m)
    _fleece(f, ell(-54, -90, 25, 22), 90, light)
