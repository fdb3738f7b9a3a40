"""A bare back, bent a little."""

from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, taper


def towel(p: Print) -> None:
    """A striped cloth round the hips, tucked in at the right; it lies out on the bench and hangs over."""
    path = p.shape(
        blob(
            (148, 842, "c"),
            (220, 872),
            (310, 880),
            (440, 838, "c"),
            (482, 900),
            (512, 964),
            (600, 1004),
            (612, 1030),
            (520, 1046),
            (470, 1150, "c"),
            (400, 1136),
            (330, 1156, "c"),
            (250, 1140),
            (160, 1154, "c"),
            (120, 1050),
            (70, 1030),
            (76, 1000),
            (112, 950),
        ),
        tone="",
        line=6,
        halo=8,
        clear="12k",
    )
    for n in range(5):
        y = 920 + 44 * n
        p.shape(
            taper(
                (60, y + 20, 12), (200, y + 30, 14), (320, y + 32, 14), (440, y + 8, 14), (640, y + 26, 12)
            ),
            tone="2",
            within=path,
        )
    for fold in (
        ((190, 876), (170, 980), (176, 1130)),
        ((318, 884), (322, 1000), (312, 1140)),
        ((424, 850), (452, 960), (446, 1120)),
    ):
        p.line(*fold, w=6, ends=0.2)  # fmt: skip
    p.shape(
        blob((430, 842), (462, 826), (476, 850), (452, 880), (430, 872)),
        tone="2",
        line=5,
        halo=4,
        clear="12k",
    )


def back(p: Print) -> Path:
    """She sits with her back to us, her weight on the left hip, her head bent forwards."""
    for side in (
        [(164, 480, 74), (116, 590, 62), (96, 690, 54), (170, 800, 46)],
        [(432, 480, 74), (488, 590, 62), (512, 690, 54), (430, 800, 46)],
    ):
        p.shape(taper(*side), tone="1", line=7, halo=9, clear="12k")
    body = p.shape(
        blob((268, 352), (262, 400), (226, 432), (160, 462), (128, 520), (138, 610), (166, 690), (176, 770), (152, 850), (112, 940), (116, 1004, "c"), (300, 1018), (470, 1002, "c"), (478, 930),
             (436, 846), (412, 770), (424, 690), (456, 600), (462, 520), (428, 462), (364, 434), (338, 402), (338, 350)), tone="1", line=7, halo=9, clear="12k",
    )  # fmt: skip
    p.fill(
        "1",
        ell(152, 506, 26, 34),
        ell(442, 506, 26, 34),
        blob((180, 450), (420, 452), (440, 560), (418, 690), (176, 690), (150, 560)),
    )
    p.line((304, 470), (312, 600), (300, 740), (302, 900), w=9, ends=0.15)
    p.line((222, 520), (196, 580), (214, 640), w=7)
    p.line((392, 520), (414, 576), (400, 630), w=7)
    p.line((208, 884), (180, 906), w=6)
    p.line((396, 884), (420, 904), w=6)
    p.engrave(
        "k",
        body,
        p.guided([(150, 480), (170, 700), (130, 960)]),
        0.6 * p.lit(body, (-500, 1100), 34),
        10,
        False,
        (30, 110),
    )
    towel(p)
    hair = p.shape(
        blob((300, 238), (356, 262), (372, 322), (350, 378), (304, 392), (256, 380), (232, 322), (246, 264)),
        tone="k",
        halo=7,
        clear="12k",
    )
    p.engrave(
        "k",
        hair,
        p.guided([(250, 370), (270, 300), (312, 244)], [(350, 370), (340, 300), (312, 244)]),
        0.5 * p.noise(40, 2),
        8,
        length=(30, 80),
    )
    bun = p.shape(ell(312, 214, 54, 46), tone="k", halo=6, clear="12k")
    p.ring("k", bun, 306, 220, 0.4, 9, length=(30, 90))
    p.line((352, 384), (362, 424), (350, 452), w=5)
    return body
