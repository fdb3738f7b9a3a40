"""The outline of a swimming whale, looking left, 490 units long: body, a matched pair of flukes, dorsal and near fin."""

from studio.shapes import blob, join, xf

BODY = blob(
    (-208, 8), (-198, -24), (-150, -56), (-70, -76), (20, -66), (100, -38), (156, -22), (196, -22), (222, -28),
    (230, -8), (202, 6), (150, 24), (80, 46), (-10, 70), (-90, 80), (-160, 62), (-200, 34),
)  # fmt: skip
_LOBES = blob(
    (-22, 0), (-12, 10), (6, 24), (18, 46), (22, 72, "c"), (40, 52), (47, 28), (45, 12), (35, 0, "c"),
    (45, -12), (47, -28), (40, -52), (22, -72, "c"), (18, -46), (6, -24), (-12, -10),
)  # fmt: skip
FLUKES = xf(_LOBES, 224, -20, 1.0, -32)
NOTCH = (253.7, -38.5)  # between the two flukes
DORSAL = blob((84, -40), (108, -52), (132, -60, "c"), (130, -46), (142, -24), (110, -28))
FIN = blob((-102, 24), (-70, 16), (-40, 54), (-8, 92), (22, 112, "c"), (-20, 114), (-58, 94), (-90, 60))
WHALE = join(BODY, FLUKES, DORSAL)
