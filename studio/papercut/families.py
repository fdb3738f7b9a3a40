"""The ten families of papers, and the skins and hairs of people."""

from dataclasses import dataclass

from studio.papercut.papers import (
    Paper,
    dot,
    gingham,
    leaf,
    marbled,
    painted,
    printed,
    spattered,
    sponged,
    stripes,
)


@dataclass(frozen=True)
class Family:
    """Four colours that belong together, and a printed guest; a card takes one family."""

    a: str
    b: str
    c: str
    d: str
    guest: Paper

    def sheet(self, which: str, force: float = 0.5) -> Paper:
        """One of the four as brushed paper: `sheet("a")`."""
        return painted(getattr(self, which), *_neighbours(getattr(self, which)), force=force)


def shade(colour: str, by: float) -> str:
    """The colour lighter (by > 0) or darker (by < 0), for the second sheet of one thing."""
    c = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    new = [x + (255 - x) * by if by > 0 else x * (1 + by) for x in c]
    return "#" + "".join(f"{round(x):02x}" for x in new)


def _neighbours(colour: str) -> tuple[str, str]:
    return shade(colour, 0.14), shade(colour, -0.1)


MARKET = Family("#e2412f", "#f5a623", "#1fa3a3", "#fff3d9", gingham("#fff3d9", "#e2412f", 46))
POND = Family(
    "#3f8f4f",
    "#7a9a3a",
    "#5fb3c4",
    "#f2a7b5",
    printed(painted("#7a9a3a", "#88a848"), leaf, "#3f8f4f", pitch=62, size=0.5),
)
NIGHT = Family(
    "#27336b", "#5a3a6e", "#ffd45e", "#8f93b8", spattered(painted("#27336b", "#2f3d7a"), "#ffe9a8", 40)
)
DESERT = Family("#ecc98a", "#c8623a", "#6a9a6a", "#bfe0e0", stripes("#ecc98a", "#d99a2b", pitch=34))
SNOW = Family("#f7f9fa", "#cfe3f0", "#b7a9d6", "#f28a2e", spattered("#cfe3f0", "#ffffff", 30, 1.3))
KITCHEN = Family("#f9e08a", "#a9d8c0", "#b98a5a", "#d84a3f", gingham("#fffaf0", "#d84a3f", 42))
DEEP = Family(
    "#127c86", "#0d4a5c", "#f27059", "#e8b84a", marbled("#127c86", "#2a97a0", "#0d5f70", "#58b4b4", size=120)
)
JUNGLE = Family(
    "#14573f",
    "#a8c93a",
    "#d1347b",
    "#f0872b",
    printed(painted("#14573f", "#1d6a4c"), leaf, "#a8c93a", pitch=70, size=0.5),
)
RAIN = Family("#5b6b7a", "#c9d0d4", "#e0ab2e", "#b1543c", sponged("#c9d0d4", "#b4bec6", 26, 0.5))
SHERBET = Family(
    "#f49fb6", "#fbc49a", "#fbe98d", "#a8d8f0", printed("#c9b8ea", dot, "#fff4f0", pitch=40, size=0.4)
)
FAMILIES = {
    "P1": MARKET, "P2": POND, "P3": NIGHT, "P4": DESERT, "P5": SNOW,
    "P6": KITCHEN, "P7": DEEP, "P8": JUNGLE, "P9": RAIN, "P10": SHERBET,
}  # fmt: skip

SKINS = (
    "#f6d3b8",
    "#f0bd94",
    "#e3a676",
    "#cf8d5c",
    "#b57448",
    "#96593a",
    "#77452f",
    "#583328",
)  # use all eight
HAIRS = ("#2a2028", "#4a2f28", "#7a4a2c", "#b5702e", "#e0b050", "#c8482c", "#b8b4b4", "#f2eee6")
