"""Ratios as a picture: for each row its median as a dot and its spread as a line."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

LEFT, WIDE, ROW, TOP = 420, 300, 26, 30


class Bar(NamedTuple):
    name: str
    low: float
    middle: float
    high: float


def plot(bars: Sequence[Bar]) -> str:
    """An SVG that reads on light and dark pages."""
    most = max(3.0, *(bar.high for bar in bars))
    tall = TOP + ROW * len(bars) + 20

    def x(ratio: float) -> float:
        return round(LEFT + WIDE * ratio / most, 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 60} {tall}" '
        'font-family="sans-serif" font-size="13" fill="#777" stroke="none">',
        "<title>How many times as much as the least a server can do: median and spread</title>",
    ]
    for tick in range(int(most) + 1):
        lines.append(f'<path d="M{x(tick)} {TOP - 8}V{tall - 14}" stroke="#9995" stroke-dasharray="2 3"/>')
        lines.append(f'<text x="{x(tick)}" y="{TOP - 13}" text-anchor="middle">{tick}</text>')
    for n, bar in enumerate(bars):
        y = TOP + ROW * n + ROW // 2
        lines += [
            f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{escape(bar.name)}</text>',
            f'<path d="M{x(bar.low)} {y}H{x(bar.high)}" stroke="#a6762f" stroke-width="2"/>',
            f'<circle cx="{x(bar.middle)}" cy="{y}" r="5" fill="#a6762f"/>',
            f'<text x="{x(bar.high) + 10}" y="{y + 4}">{bar.middle:.2f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
