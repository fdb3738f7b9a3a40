"""A log cabin in the snow, a candle in its window, and the stone before its door."""

from studio.colour import Arr, Ramp
from studio.elements.things.lights import flame
from studio.paint import Card, Frame
from studio.palettes import BRICK, CRIMSON, SNOW
from studio.shapes import blob, ell, poly, rect

Light3 = tuple[float, float, float]

LOG: Ramp = ["#140e14", "#34221f", "#64422e", "#a87444"]
LOG_END: Ramp = ["#3a2418", "#86603c", "#d0a468"]
DOOR: Ramp = ["#16100f", "#40241c", "#7c4830", "#c8884c"]
DAWN_SNOW: Ramp = ["#3c4c70", "#7488a8", "#b4c2d0", "#f0e8e0"]


def _walls(f: Frame, window: Light3) -> Arr:
    """The gable of crisp logs, their ends at both corners."""
    wall = poly([(-124, 0), (-124, -152), (-4, -272), (124, -152), (124, 0)])
    m = f.paint(wall, LOG, vol=3, amb=0.22, wob=0.4, edge=0.3, det=0.4, light=window)
    for log in range(-228, 0, 22):
        for dy, w, col, alpha in ((0, 5, "#160e12", 0.75), (6, 4, "#b07c4c", 0.3)):
            joint = [(-124, log + dy), (-4, log + dy + 2), (126, log + dy)]
            f.line(joint, w, col, alpha=alpha, wob=0.5, clip=m, ends=0.9)
        if log > -152:
            for end in (-124, 124):
                f.paint(ell(end, log + 11, 11, 10), LOG_END, vol=6, wob=0.5, det=0.4)
    return m


def _door(f: Frame) -> None:
    """A door of four boards, its knob a spark."""
    door = rect(-102, -116, -34, 0)
    m = f.paint(door, DOOR, vol=3, wob=0.3, edge=0.4, det=0.6, grain=2)
    for board in (-85, -68, -51):
        f.line([(board, -116), (board, 0)], 2.4, "#1c100e", alpha=0.7, wob=0.3, clip=m, ends=0.9)
    f.card.dot(*f.pt(-44, -52), 4, "#f0c060", 1)


def _window(f: Frame) -> None:
    """A candle behind the panes."""
    glass = rect(0, -158, 68, -84)
    f.paint(rect(-10, -168, 78, -74), ["#2a1810", "#6a4226", "#b07c44"], vol=4, wob=0.3, det=0.7)
    f.flat(glass, "#ffb44a", 1, wob=0.3, det=0.9)
    f.flat(ell(22, -114, 22, 28), "#ffe89c", 0.85, 7)
    f.paint(rect(10, -110, 24, -84), ["#c89858", "#f4dca4", "#fff6d8"], vol=4, wob=0.2, det=0.9)
    flame(f.card, *f.pt(17, -110), 24, 0.4)
    f.line([(34, -158), (34, -132)], 4, "#3a2014", alpha=1, wob=0.3, ends=0.9)
    f.line([(0, -130), (68, -130)], 4, "#3a2014", alpha=1, wob=0.3, ends=0.9)


def _bowl_on_the_sill(f: Frame, window: Light3) -> None:
    """Put out for somebody, and still steaming."""
    f.paint(rect(-18, -78, 98, -65), SNOW, vol=4, wob=0.5, amb=0.4, det=0.5)
    bowl = blob((38, -98, "c"), (80, -98, "c"), (74, -80), (64, -74), (52, -74), (44, -80))
    f.paint(bowl, CRIMSON, vol=8, wob=0.2, det=0.9, rim=0.6, light=window, amb=0.4)
    f.flat(ell(59, -98, 20, 4.5), "#fff0c8", 1, wob=0.2, det=0.9)
    steam = [f.pt(59, -104), f.pt(52, -122), f.pt(64, -140), f.pt(56, -162)]
    f.card.smoke(steam, 5, 13, "#fff0dc", 0.4)


def _roof(f: Frame, wall: Arr, light: Light3) -> None:
    """Two slopes under a thick quilt of snow."""
    roof = poly([(-160, -122), (-4, -288), (164, -122), (142, -108), (-4, -250), (-138, -108)])
    eaves = poly([(-138, -104), (-4, -246), (138, -104), (114, -98), (-4, -218), (-116, -92)])
    f.shade(eaves, 0.5, 8, clip=wall)
    f.paint(roof, LOG, vol=5, wob=0.5, edge=0.3)
    top = (-174, -126), (-130, -192), (-66, -262), (-4, -312), (62, -262), (126, -196), (178, -126)
    foot = (160, -112), (114, -162), (54, -222), (-4, -268), (-64, -216), (-120, -158), (-154, -112)
    how = {"rim": 0.6, "rimcol": "#fff0dc", "light": light}
    f.paint(blob(*top, *foot), DAWN_SNOW, vol=16, wob=0.7, amb=0.4, det=0.3, **how)


def log_cabin(c: Card, x: float, y: float) -> None:
    """A cabin 250 wide at (x, y): door at the left, at the right a window with a candle and a bowl on its sill.

    Its chimney ends at (x + 96, y - 328).
    """
    f = c.at(x, y)
    f.shade(rect(-146, -228, 164, 12), 0.5, 34, "#182236")
    f.paint(rect(74, -312, 116, -208), BRICK, vol=6, wob=0.4, det=0.5, amb=0.3)
    f.paint(blob((68, -308), (74, -322), (96, -328), (118, -320), (124, -308)), SNOW, vol=6, wob=0.4)
    wall = _walls(f, (x + 34, y - 120, 130))
    c.halo(x + 34, y - 120, 190, "#ff9a40", 0.55)
    _door(f)
    _window(f)
    _bowl_on_the_sill(f, (x + 34, y - 120, 60))
    _roof(f, wall, (x - 226, y - 568, 160))


def doorstep(c: Card, x: float, y: float) -> None:
    """A worn stone before a door, its middle at (x, y)."""
    f = c.at(x, y)
    stone = blob((-66, 0), (-54, -18), (46, -20), (66, 0), (46, 14), (-54, 14))
    m = f.paint(stone, ["#3c3c48", "#7c7878", "#c4b8a8"], vol=8, wob=0.5, det=0.4)
    f.shade(ell(-4, -16, 50, 6), 0.3, 6, clip=m)
