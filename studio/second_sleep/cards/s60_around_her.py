"""Around Her.

Tea rows on a steep hill from above, like combed hair. In one place they bend round a woman asleep with her hat on her
face, as water bends round a stone. Farther up they bend in the same way round nobody.
"""

from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.rows import Stone, rows
from studio.shapes import ell

META = {"number": 60, "slug": "around-her", "seed": 60, "inks": "apricot-bottle"}
HERE = Stone(300, 842, 208, 92)
THERE = Stone(560, 356, 150, 64)


def scene(p: Print) -> None:
    """The rows, the place that is taken, the place that is free."""
    p.ground("1")
    rows(p, (HERE, THERE), slope=-0.2, gap=(44, 78))
    p.shape(HERE.path(0.93), tone="1", eps=3, jit=2.5)
    p.shape(THERE.path(0.93), tone="", eps=3, jit=3)
    p.chatter(THERE.path(0.8), -0.2, 14)
    p.gouges("k", HERE.path(0.88), -0.2, 40, (14, 30), (2, 3.6), cut=False, apart=5)
    x, y = HERE.x, HERE.y
    p.fill("12", ell(x - 4, y + 32, 166, 26, -11))
    wear = WOMAN.but(top="k", legs="", skin="12", skirt=0.8, style="bun", legs_print="flowers")
    her = figure(
        p,
        x + 172,
        y - 34,
        348,
        "lie",
        wear=wear,
        flip=True,
        rot=-101,
        near=(x - 20, y + 2),
        far=(x - 30, y - 4),
    )
    hx, hy = her["head"]
    p.shape(ell(hx - 4, hy - 14, 62, 40, -24), tone="", line=5, halo=4, clear="12k")
    p.ring("k", ell(hx - 4, hy - 14, 56, 35, -24), hx - 4, hy - 16, 0.22, 9, False, flat=0.66)
    p.shape(ell(hx - 4, hy - 18, 27, 18, -24), tone="", line=4)
    p.contour(ell(hx - 4, hy - 14, 30, 21, -24), 5)
