"""The Mirror Seller Passes.

A man crosses the market under a huge gilt mirror. In the glass the people before it show as they are not:
a stag in a bonnet, a heap of stones with a basket, an empty dress, a very old baby. A beggar alone is the same,
only crowned. The seller never turns round.
"""

from typing import Any

from studio.elements.buildings.market_street import market_stall, market_street
from studio.elements.people import mirror_folk as folk
from studio.elements.people.figures import bell
from studio.elements.people.mirror_seller import carrying_seller
from studio.elements.things.gilt_mirror import gilt_frame, mirror_glass, mirror_sheen, mirrored_street
from studio.elements.things.props import basket
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, GREY, IRON, ROSE, SAGE
from studio.shapes import ell

META = {"number": 58, "slug": "mirror-seller-passes", "seed": 5858}
FINISH = Finish(vignette=0.26)

SUN = (60.0, 120.0, 360.0)
PALE = ["#4a4656", "#8c8494", "#c8bcbc", "#f0e4d4"]
STRAW = ["#5c4030", "#a8804c", "#ecd08c"]


def market(c: Card) -> None:
    """A saffron street, a stall on either side."""
    market_street(c, SUN)
    market_stall(c, 66, 850)
    market_stall(c, 742, 850, True)


def mirror(c: Card, f: Frame) -> None:
    """What the glass says about them, within its gilt frame."""
    glass = mirror_glass(f)
    before = c.img.copy()
    mirrored_street(c, f)
    how: dict[str, Any] = {"vol": 20, "wob": 0.35, "edge": 0.32, "rim": 0.6, "amb": 0.36, "tex": 0.18}
    how["light"] = (60, 60, 300)
    for x, y, s, who in (
        (66, 186, 1.34, folk.empty_dress),
        (-38, 216, 1.04, folk.cairn_in_hat),
        (-140, 262, 1.12, folk.stag_in_bonnet),
        (136, 268, 1.24, folk.old_baby),
    ):
        g = c.at(*f.pt(x, y), s, f.rot, **how)
        g.shade(ell(0, 2, 66, 9), 0.5, 6, "#2c2444")
        who(c, g)
    folk.beggar(c, c.at(*f.pt(16, 292), 0.78, f.rot, **how), crowned=True)
    c.flat(glass, "#dce8f4", 0.1)
    c.img = before * (1 - glass[..., None]) + c.img * glass[..., None]
    mirror_sheen(f, glass)
    gilt_frame(f)


def crowd(c: Card) -> None:
    """Those who stand before it, from behind."""
    how: dict[str, Any] = {"light": SUN, "rim": 1.0, "shadow": 0.5}
    bell(c, 92, 1136, 208, ROSE, skirt=True, **how)
    folk.bonnet_behind(c.at(92, 1136, 208 / 112, light=SUN, vol=9, wob=0.25, det=0.9, rim=1.0))
    bell(c, 194, 1144, 200, SAGE, "brim", GREY, **how)
    basket(c, 224, 1106, 54)
    bell(c, 608, 1144, 202, BLUE, "brim", STRAW, skirt=True, **how)
    bell(c, 706, 1136, 208, PALE, "top", IRON, **how)
    g = c.at(414, 1150, 0.82, 0, vol=20, wob=0.35, edge=0.3, rim=0.9, amb=0.32, light=SUN)
    g.shade(ell(0, 4, 90, 12), 0.5, 8)
    folk.beggar(c, g, back=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#ffe2a0", fog="#f0cc88")
    market(c)
    carried = c.at(412, 434, 1.0, -5, light=SUN, amb=0.34)
    mirror(c, carried)
    carrying_seller(c, 410, 1078, (carried.pt(-174, 322), carried.pt(132, 322)), SUN)
    crowd(c)
