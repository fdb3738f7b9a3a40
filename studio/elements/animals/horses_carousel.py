"""Carousel horses of painted wood, shown from the waterline up."""

from studio.colour import Arr, Ramp
from studio.elements.animals.horse_head_carved import carved_ear, carved_head
from studio.elements.animals.horse_manes import bent_neck, loose_mane
from studio.elements.buildings.carousel_canopy import twisted_pole
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, RED, WHITE
from studio.shapes import blob, ell, taper


def _neck(f: Frame, ramp: Ramp, tack: Ramp) -> Arr:
    """An arched neck and the breast strap, which runs back under the blanket."""
    front = (
        (-64, 14, "c"),
        (-62, -24),
        (-46, -66),
        (-34, -104),
        (-34, -134),
        (-42, -176),
        (-30, -204),
        (-8, -204),
    )
    m = f.paint(
        blob(*front, (16, -178), (38, -132), (56, -84), (84, -44), (90, 14, "c")),
        ramp,
        vol=34,
        grad=(0.06, -0.2),
    )
    strap = ((-64, -34), (-30, -14), (20, -6), (64, -14), (98, -30))
    f.line(strap, 13, tack[1], alpha=1, ends=0.9, clip=m)
    f.line([(x, y - 3) for x, y in strap], 7, tack[2], alpha=1, ends=0.9, clip=m)
    for x, y in ((-38, -20), (0, -9), (40, -10)):
        f.paint(ell(x, y, 8), BRASS, vol=6, det=0.8)
    return m


def _looking_ahead(f: Frame, ramp: Ramp, mane: Ramp, tack: Ramp) -> None:
    """Head and neck of a horse that knows where it is going."""
    m = _neck(f, ramp, tack)
    chin = blob((-60, -110), (-30, -116), (-14, -140), (0, -150), (-8, -110), (-34, -86))
    f.shade(chin, 0.4, 7, "#40203c", clip=m)
    f.line([(-94, -108), (-60, -84), (-10, -74), (60, -72)], 4, tack[1], alpha=0.95, ends=0.8)
    carved_head(f, ramp, mane, tack)
    loose_mane(f, mane)
    carved_ear(f, -26, ramp)


def _looking_back(f: Frame, ramp: Ramp, mane: Ramp, tack: Ramp) -> None:
    """The neck goes forward, bends and comes round; the mane hangs over the outside of the bend."""
    m = bent_neck(f, ramp, mane, tack)
    g = f.card.at(*f.pt(-22, -30), f.s * 0.96, f.rot - 12, not f.flip, **f.defaults)
    jaw = blob((-40, -176), (-40, -136), (-22, -112), (16, -104), (10, -128), (0, -170))
    f.shade(jaw, 0.55, 7, "#2c1020", clip=m)
    carved_head(g, ramp, mane, tack)


def _tail(f: Frame, mane: Ramp) -> None:
    for way, vol in (
        (((232, -34, 18), (254, -58, 24), (276, -48, 24), (288, -14, 16), (292, 14, 6)), 10),
        (((236, -36, 8), (256, -50, 10), (270, -36, 9), (274, 8, 3)), 5),
        (((240, -44, 6), (262, -60, 9), (284, -44, 8), (298, -16, 6), (300, 6, 2)), 4),
    ):
        f.paint(taper(*way), mane, vol=vol)


def _saddled(f: Frame, tack: Ramp, pole: float) -> None:
    """Blanket and saddle in the hollow of the back; the pole goes down through the middle of the seat."""
    bm = f.paint(
        blob((98, -56), (146, -47), (194, -56), (204, -20), (198, 14), (98, 14), (90, -20)), tack, vol=14
    )
    for bx in (106, 126, 146, 166, 186):
        f.paint(ell(bx, 4, 6), BRASS, vol=4, clip=bm, det=0.6)
    saddle = blob((98, -64), (104, -90), (116, -88), (124, -66), (146, -60), (168, -64), (182, -88), (196, -86),
        (198, -58), (186, -36), (164, -22), (132, -22), (108, -38))  # fmt: skip
    m = f.paint(saddle, CREAM, vol=13, edge=0.34)
    f.shade(blob((122, -60), (146, -54), (172, -60), (166, -44), (128, -44)), 0.35, 4, "#6a4038", clip=m)
    f.line([(106, -46), (128, -32), (166, -32), (188, -44)], 2.2, "#a8705c", alpha=0.8)
    twisted_pole(f, 146, -46, -56 - pole)
    f.shade(taper((152, -46, 7), (162, -36, 4)), 0.5, 3, "#3c1c30", clip=m)
    f.paint(ell(146, -45, 13, 5.5), BRASS, vol=5, det=0.8, edge=0.4)
    f.paint(
        blob((136, -46, "c"), (140.5, -52), (151.5, -52), (156, -46, "c"), (146, -43)), BRASS, vol=4, det=0.8
    )


def carousel_horse(
    c: Card,
    x: float,
    y: float,
    h: float = 220,
    ramp: Ramp = WHITE,
    mane: Ramp = BRASS,
    tack: Ramp = RED,
    rot: float = 0,
    fog: float = 0,
    flip: bool = False,
    looks_back: bool = False,
    pole: float = 330,
) -> Frame:
    """A wooden horse swimming left, waterline at (x, y); `h` is the height of its head above the water."""
    f = c.at(
        x, y, h / 220, rot, flip, fog=fog, vol=18, det=0.45, wob=0.3, rim=0.7, edge=0.28, tex=0.14, lump=0.04
    )
    _tail(f, mane)
    back = blob((-62, 14, "c"), (-40, -40), (40, -60), (94, -48), (146, -38), (196, -50), (232, -52), (256, -26),
        (260, 14, "c"))  # fmt: skip
    f.paint(back, ramp, vol=34, grad=(0.08, -0.22))
    _saddled(f, tack, pole)
    (_looking_back if looks_back else _looking_ahead)(f, ramp, mane, tack)
    return f
