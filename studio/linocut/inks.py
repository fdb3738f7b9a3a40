"""The ten pairs of inks of the deck, and the paper they are printed on."""

from dataclasses import dataclass

PAPER = "#efe4cb"


@dataclass(frozen=True)
class Inks:
    """Two transparent inks and an opaque key; where one and two overlap they multiply (×)."""

    one: str
    two: str
    key: str
    paper: str = PAPER

    def of(self, plate: str) -> str:
        """The ink of plate "1", "2" or "k"."""
        return {"1": self.one, "2": self.two, "k": self.key}[plate]


PAIRS = {
    "stone-crimson": Inks("#b9b1a4", "#ab1c3c", "#1f191b"),  # anger, desire, markets; × is shade only
    "ochre-indigo": Inks("#e2a63c", "#31507f", "#171b26"),  # noon, earth and sea
    "verdigris-rust": Inks("#5fa59b", "#a94a20", "#1f1a18"),  # walls, metal, woods
    "pink-teal": Inks("#f0a3ae", "#0f6e72", "#10201f"),  # water, skin, fruit; × is shade only
    "sulphur-violet": Inks("#ecd13f", "#6b4a8e", "#1c1626"),  # night, heat, farce
    "sky-vermilion": Inks("#8fbfe0", "#e8482a", "#1b2230"),  # air, ice, alarm
    "moss-plum": Inks("#a3ae54", "#6d2b5e", "#20161d"),  # grass, evening dress, pattern
    "buff-ultramarine": Inks("#d3b98c", "#2a48a8", "#15182b"),  # cold light, cloth, dust
    "apricot-bottle": Inks("#f7bd80", "#3c6a34", "#17201a"),  # leaves, skin, feasts; × is shade only
    "mint-tangerine": Inks("#a8d9bd", "#f08a1f", "#1e2422"),  # comedy, work clothes, wind; no dark plate
}
