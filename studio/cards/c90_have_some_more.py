"""Have Some More.

Under a baobab two old women sit over a great calabash with a sea in it, islands and the tail of a whale. One holds
out a ladle to the other, and in the ladle lies an island with a house whose chimney smokes. They look each other in the eye.
"""

from studio.elements.land.savannah import OCHRE_GROUND, dry_plain
from studio.elements.people.old_women_seated import seated_elder
from studio.elements.plants.baobab import baobab
from studio.elements.things.sea_in_bowl import full_ladle, sea_bowl, small_gourd
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 90, "slug": "have-some-more", "seed": 9090}
FINISH = Finish(vignette=0.24, bloom=0.3)

INDIGO = ["#101440", "#283880", "#5c78c0", "#d0dcf0"]
SAFFRON = ["#6c2408", "#c8641c", "#f4a83c", "#fff0b8"]
PLUM = ["#341034", "#74306c", "#bc6ca4", "#f4c8dc"]
WHITE = ["#6c6070", "#b4a8a8", "#ece0d0", "#fffaf0"]
LEAF = ["#0c3424", "#287050", "#68b080", "#e0f4bc"]


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(420, -60, 340), key="#fff4cc", fog="#e4d4b0")
    c.sky([(0, "#6cb0c0"), (260, "#a8d0c4"), (500, "#ece4bc"), (640, "#f4dca8")])
    c.clouds(60, 380, "#94bcc0", "#f8f0d4", cover=0.34, cell=190, a=0.5, sx=3)
    dry_plain(c, 600)
    baobab(c, 520, 850, 230, 640)
    c.flat(ell(400, 1040, 520, 170), "#5c2c3c", 0.34, 40)
    c.marks(c.ground(1010), 0.03, 300, 40, 3, OCHRE_GROUND, jit=0.06, alpha=0.3)
    seated_elder(c, 172, 1070, 0.95, INDIGO, SAFFRON, flip=True, shawl=WHITE)
    tip = seated_elder(c, 628, 1070, 1.0, PLUM, LEAF, lifted=True)
    sea_bowl(c, 396, 1128, 0.98)
    full_ladle(c, (tip[0] + 6, tip[1] + 30), (306, 826), 1.05)
    small_gourd(c, 690, 1140, 0.9)
