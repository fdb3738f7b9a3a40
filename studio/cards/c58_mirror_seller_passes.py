"""The Mirror Seller Passes.

A man crosses the market under a huge gilt mirror. In the glass the people before it show as they are not:
a stag in a bonnet, a heap of stones with a basket, an empty dress, a very old baby. A beggar alone is the same,
only crowned. The seller never turns round.
"""

from typing import Any

from studio.elements.buildings.market_street import market_stall, market_street
from studio.elements.people import mirror_folk as folk
from studio.elements.people.beggar_seated import beggar
from studio.elements.people.figures import bell
from studio.elements.people.mirror_seller import carrying_seller
from studio.elements.things.gilt_mirror import gilt_frame, mirror_glass, mirror_sheen, mirrored_street
from studio.elements.things.props import basket
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, GREY, HAIR_GREY, IRON, ROSE, SAGE
from studio.shapes import ell, poly

META = {"number": 58, "slug": "mirror-seller-passes", "seed": 5858}
FINISH = Finish(vignette=0.26)

SUN = (60.0, 120.0, 360.0)
BEGGAR = (462.0, 1152.0)
STRAW = ["#5c4030", "#a8804c", "#ecd08c"]


def market(c: Card) -> None:
    """A saffron street, a stall on either side; the sun comes over the left roofs and falls where the beggar sits."""
    ground = market_street(c, SUN)
    market_stall(c, 70, 960)
    market_stall(c, 742, 940, True)
    c.shade(
        poly([(-30, 900), (250, 850), (300, 860), (150, 1240), (-30, 1240)]), 0.45, 20, "#2c1a44", clip=ground
    )
    c.shade(poly([(330, 1060), (470, 1046), (830, 980), (830, 1070)]), 0.5, 12, "#2c1a44", clip=ground)
    c.shade(poly([(560, 1060), (830, 1010), (830, 1240), (640, 1240)]), 0.35, 24, "#2c1a44", clip=ground)
    c.beam([(250, 760), (330, 760), (620, 1180), (380, 1180)], "#ffdc8c", 0.22, 18)
    c.flat(ell(BEGGAR[0] - 20, BEGGAR[1] - 12, 180, 44), "#ffd080", 0.62, 16, clip=ground, mode="add")


def mirror(c: Card, f: Frame) -> None:
    """What the glass says about them, within its gilt frame."""
    glass = mirror_glass(f)
    before = c.img.copy()
    mirrored_street(c, f)
    how: dict[str, Any] = {"vol": 20, "wob": 0.35, "edge": 0.32, "rim": 0.6, "amb": 0.36, "tex": 0.18}
    how["light"] = (60, 60, 300)
    for x, y, s, who in (
        (76, 170, 1.3, folk.empty_dress),
        (-24, 206, 1.1, folk.cairn_in_hat),
        (-142, 262, 1.12, folk.stag_in_bonnet),
        (154, 236, 1.16, folk.old_baby),
    ):
        g = c.at(*f.pt(x, y), s, f.rot, **how)
        g.shade(ell(0, 2, 66, 9), 0.6, 6, "#141a38")
        who(c, g)
    c.glow(*f.pt(60, 228), 150, "#ffd488", 0.5, 1.6)
    beggar(c, c.at(*f.pt(60, 280), 0.9, f.rot, **how), crowned=True)
    c.img = before * (1 - glass[..., None]) + c.img * glass[..., None]
    mirror_sheen(f, glass)
    gilt_frame(f)


def crowd(c: Card) -> None:
    """Those who stand before it, from behind; only the beggar has the sun."""
    how: dict[str, Any] = {"light": SUN, "rim": 1.0, "shadow": 0.5}
    bell(c, 82, 1130, 214, ROSE, skirt=True, arm="up", arm2="down", lean=-3, stout=1.1, **how)
    folk.bonnet_behind(c.at(82, 1130, 214 / 112, -3, light=SUN, vol=9, wob=0.25, det=0.9, rim=1.0))
    bell(c, 190, 1150, 188, SAGE, "brim", GREY, arm2="hip", lean=5, **how)
    basket(c, 172, 1112, 52)
    bell(c, 640, 1150, 196, BLUE, "brim", STRAW, skirt=True, arm2="chin", lean=-5, **how)
    folk.hat_band(c.at(640, 1150, 196 / 112, -5, vol=3, wob=0.2, det=0.9, light=SUN))
    bell(c, 726, 1128, 216, folk.PALE, "top", IRON, HAIR_GREY, arm="hip", lean=2, stout=0.9, **how)
    for x in (130, 684):
        c.flat(ell(x, 1060, 110, 150), "#8c7ca0", 0.32, 26, mode="mul")
    g = c.at(*BEGGAR, 0.9, 0, vol=20, wob=0.35, edge=0.3, rim=1.2, amb=0.4, light=SUN)
    g.shade(ell(34, 2, 100, 13), 0.6, 8, "#2c1a34")
    beggar(c, g, back=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#ffe2a0", fog="#f0cc88")
    market(c)
    carried = c.at(412, 434, 1.0, -5, light=SUN, amb=0.34)
    mirror(c, carried)
    carrying_seller(c, 396, 1042, (carried.pt(-136, 300), carried.pt(88, 300)), SUN)
    crowd(c)
