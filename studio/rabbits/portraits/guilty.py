"""Guilty: ears held under the chin, looking up from below, the vase in pieces."""

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import floor, wash
from studio.rabbits.limbs import arm, foot, torso
from studio.rabbits.mouths import drop
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, poly, taper


def shard(c: Tile, x: float, y: float, pts: tuple[tuple[float, float], ...], rot: float = 0) -> None:
    """A piece of the blue vase."""
    f = c.at(x, y, 1, rot, wob=0.3)
    m = f.paint(poly(pts), ["#0c1c5c", "#2448b0", "#6c9cec", "#e4f0ff"], vol=12, edge=0.4, rim=0.7, det=0.4)
    f.line([(-60, -20), (0, -34), (60, -20)], 8, "#f8f0d8", alpha=0.85, clip=m)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f0e4f0", "#605870")
    wash(c, ("#484058", "#645c74", "#544c64"), "#a89cb8", 400, 300, 0.2)
    for x, rot in ((560, -6), (660, 8)):
        c.flat(
            taper((x, 330, 70), (x + rot, 200, 92), (x + 3 * rot, 60, 66), (x + 4 * rot, 0, 30)),
            "#201a30",
            0.6,
            6,
        )
    c.flat(
        blob(
            (500, 420),
            (540, 320),
            (620, 296),
            (700, 330),
            (730, 430),
            (720, 560),
            (740, 840),
            (470, 840),
            (510, 560),
        ),
        "#201a30",
        0.6,
        8,
    )
    floor(c, 690, ["#241e30", "#443c54", "#685e78", "#9c90a4"])
    c.beam([(330, -20), (430, -20), (640, 800), (110, 800)], "#fff4e0", 0.32, 14)
    c.shade(ell(360, 764, 230, 20), 0.5, 8, "#140c1c")
    c.enter()
    shard(
        c,
        600,
        690,
        (
            (-56, 70),
            (-92, 10),
            (-96, -50),
            (-60, -84),
            (-30, -40),
            (6, -96),
            (40, -50),
            (84, -84),
            (96, -40),
            (92, 10),
            (56, 70),
        ),
    )
    torso(c, 350, 560, 280, 210, "sand")
    for sg in (-1, 1):
        foot(c, 350 + sg * 52, 750, 54, "sand", sg * -16)
    f = rabbit(
        c,
        350,
        420,
        0.94,
        "sand",
        tilt=-4,
        turn=(0, 16),
        ears=(None, None),
        ears_front=((104, 132, 1.12), (104, 132, 1.12)),
        eyes=Eye(pupil=(0.2, -0.8), psize=1.05, size=1.1),
        brow=-0.95,
        browy=6,
        mouth="guilty",
        blush=0.7,
    )
    drop(f, 30, -84, 28)
    for sg in (-1, 1):
        arm(
            c, [(350 + sg * 110, 680), (350 + sg * 150, 690), (350 + sg * 116, 622)], "sand", 52, 1.2, out=-90
        )
    shard(c, 676, 772, ((-46, 24), (-30, -34), (30, -38), (50, 20)), 12)
    shard(c, 520, 778, ((-46, 20), (-8, -40), (44, 14)), -10)
