"""A water buffalo."""

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Point, blob, ell, taper


def buffalo(p: Print, x: float, y: float, s: float) -> None:
    """It looks left: a heavy body, a low head, horns that sweep back."""

    def q(u: float, v: float, *more: object) -> Point:
        return (x + u * s, y + v * s, *more)

    body = p.shape(
        blob(q(-64, -84), q(-30, -112), q(30, -104), q(88, -98), q(120, -76), q(126, -30), q(118, 40, "c"), q(88, 40, "c"), q(84, -10), q(40, -6), q(-20, -4), q(-34, 40, "c"), q(-64, 40, "c"),
             q(-70, -20), q(-92, -30), q(-116, -14), q(-138, -22), q(-140, -44), q(-112, -72), q(-92, -88)),
        taper(q(122, -70, 11), q(140, -20, 8), q(134, 24, 12)), tone="k",
    )  # fmt: skip
    for side in (
        [(-104, -82, 20), (-116, -116, 17), (-84, -142, 11), (-44, -140, 4)],
        [(-92, -84, 16), (-78, -110, 13), (-46, -118, 8), (-20, -110, 3)],
    ):
        p.shape(taper(*[(*q(u, v), w * s) for u, v, w in side]), tone="k", halo=3, clear="12k")
    p.carve(
        "12k",
        ell(x - 116 * s, y - 56 * s, 4),
        stroke(q(-62, -70), q(-76, -40), q(-66, -10), w=4),
        stroke(q(86, -70), q(76, -40), q(86, -14), w=4),
        clip=body,
    )
