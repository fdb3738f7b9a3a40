"""Somebody who is being shaved."""

from studio.linocut.press import Print
from studio.shapes import blob, ell, rect, taper


def customer(p: Print) -> None:
    """On a wooden chair, a cloth round him to the knees, his chin to the leaves."""
    for a, b in (((352, 742), (330, 892)), ((330, 892), (342, 1072)), ((176, 900), (164, 1072))):
        p.shape(taper((*a, 17), (*b, 15)), tone="k", halo=4, clear="12k")
    p.shape(rect(150, 888, 344, 912), tone="k", halo=4, clear="12k")
    for kx, fx in ((122, 118), (96, 60)):  # shins and shoes
        p.shape(taper((kx, 900, 66), (fx, 1056, 46)), tone="k", halo=5, clear="12k")
        p.shape(
            blob(
                (fx + 26, 1040), (fx + 30, 1076, "c"), (fx - 62, 1076, "c"), (fx - 56, 1056), (fx - 16, 1040)
            ),
            tone="2",
            line=4,
            halo=4,
            clear="12k",
        )
    p.shape(taper((322, 700, 56), (262, 760, 62)), tone="1", line=5, halo=5, clear="12k")
    p.shape(
        blob((292, 716), (270, 700), (268, 680, "c"), (286, 672), (282, 656, "c"), (296, 648, "c"), (288, 622, "c"), (318, 634), (344, 640), (384, 654), (402, 700), (376, 742), (330, 744)),
        tone="1", line=5, halo=5, clear="12k",
    )  # fmt: skip
    p.shape(
        blob((366, 644), (400, 662), (412, 704), (390, 744), (352, 752), (364, 716), (352, 694), (368, 676)),
        tone="k",
        halo=3,
        clear="12k",
    )
    p.line((322, 664), (336, 672), (348, 664), w=5)
    p.shape(
        ell(276, 700, 17),
        ell(288, 722, 19),
        ell(268, 680, 13),
        ell(310, 728, 15),
        ell(284, 664, 11),
        tone="",
        line=4,
    )
    cloth = p.shape(
        blob((238, 742, "c"), (300, 776), (344, 800), (346, 868), (318, 904, "c"), (250, 886), (214, 930), (160, 1002, "c"), (120, 986), (52, 1000, "c"), (50, 920), (72, 868), (140, 836), (190, 800)),
        tone="", line=6, halo=6, clear="12k",
    )  # fmt: skip
    for a, b, c in (
        ((262, 772), (230, 840), (190, 924)),
        ((240, 780), (176, 850), (120, 880)),
        ((300, 800), (300, 850), (290, 880)),
        ((120, 890), (106, 940), (104, 980)),
    ):
        p.line(a, b, c, w=6, ends=0.15, clip=cloth)
