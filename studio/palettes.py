"""Ramps with a name: cool dark, local colour, warm light; never pure black, never pure white."""

from studio.colour import Arr, Colour, Ramp, mix

# people
COAT = ["#3a2418", "#8a5a1c", "#d9a02e", "#f8d777"]  # the Wanderer's mustard coat
SKIN = ["#5a3328", "#b87a5c", "#f0c49c"]
SKIN_DARK = ["#2a1614", "#6a4030", "#a8704c"]
HAIR = ["#1c1214", "#4a2b22", "#8a5634"]
HAIR_GREY = ["#4a4650", "#8c8890", "#cfcac6", "#f4efe6"]
BOOT = ["#140f14", "#3a2a2a", "#6a5048"]

# cloth
RED = ["#3a0f18", "#8a1f24", "#d2453a", "#f59a6c"]
CRIMSON = ["#2c0a1c", "#6e1430", "#b0303c", "#e8806c"]
BLUE = ["#101a38", "#24406c", "#4a78a4", "#a8cce0"]
NAVY = ["#0c1024", "#1c2848", "#3c5078", "#8a9cb4"]
GREEN = ["#0e2020", "#1e4a40", "#4a8460", "#b0cc8c"]
SAGE = ["#26302c", "#56665a", "#94a488", "#dce0c0"]
PLUM = ["#1c0f24", "#452648", "#7c4c74", "#c494a4"]
OCHRE = ["#2e1e14", "#74501c", "#b88a3a", "#ecd08c"]
TEAL = ["#081c24", "#16464c", "#3a8480", "#a4d4bc"]
ROSE = ["#3a1826", "#844450", "#cc8884", "#f8d0bc"]
GREY = ["#1e2028", "#4a4c56", "#84868a", "#c8c6be"]
CREAM = ["#5a4a48", "#a48e7c", "#e0cca8", "#fff4dc"]
WHITE = ["#5c5a74", "#a8a4b4", "#e2dcd8", "#fffaf0"]
LINEN = ["#6c6878", "#b4b0b4", "#ece4d8", "#fffbf0"]

# fur and feather
FOX = ["#3a1420", "#8a3420", "#d4692c", "#f5a54c", "#ffdc94"]
WOLF = ["#1a1c28", "#40424e", "#787a80", "#b8b4ac", "#ece4d4"]
BEAR = ["#180e10", "#402620", "#74482e", "#b07c4c", "#e4bc84"]
DEER = ["#2a1414", "#6c3c24", "#ac7040", "#dcac70", "#f8e0b0"]
MOUSE = ["#241e26", "#5c5058", "#988880", "#d8c8b4"]
CROW = ["#0a0a14", "#1c1e2c", "#3c4256", "#8088a0"]
WHALE = ["#080d26", "#111d48", "#22386c", "#4a6a94", "#a8b8b8"]
FISH = ["#16283c", "#3c6478", "#8cb0a8", "#f0e8c0"]
FLEECE = ["#645a68", "#a89ca0", "#e0d4c4", "#fff8e8"]
GINGER = ["#3c1810", "#984a1c", "#e08c38", "#fcd48c"]

# matter
WOOD = ["#1e1414", "#4a3226", "#8a6444", "#cfa06c"]
WALNUT = ["#140c0e", "#36201a", "#6a442c", "#b0804c"]
PINE = ["#3c2418", "#84583a", "#c89c64", "#f4dca8"]
BARK = ["#1e1820", "#4a3434", "#8a6450", "#d8b088"]
BIRCH = ["#5a566a", "#a8a4ac", "#e4dcd0", "#fffaee"]
STONE = ["#20202e", "#4a4656", "#8a7a78", "#c8b098"]
SLATE = ["#141a26", "#333e4e", "#66747e", "#b0b8b4"]
IRON = ["#120a08", "#2e2420", "#6a564a", "#b8a488"]
BRASS = ["#2c1a0c", "#7a5218", "#c8963a", "#f8dc80", "#fffbd8"]
SILVER = ["#2a3040", "#68748a", "#b0b8c0", "#f0f0e8", "#fffef8"]
STEEL = ["#1c2230", "#485468", "#8490a0", "#ccd4d8", "#f8faf4"]
COPPER = ["#2a100c", "#7a341c", "#c8703c", "#f8b880", "#ffeccc"]
PORCELAIN = ["#5a6488", "#a4b0c8", "#e0e2e4", "#fbf8f0", "#fffdf8"]
SAND = ["#5a3c2c", "#a87c4c", "#dcb47c", "#f8e4b4"]
EARTH = ["#160e10", "#3a241c", "#6c4a30", "#a87c50"]
ROOF_RED = ["#1c1520", "#5a2c30", "#a0503c", "#d88a5c"]
ROOF_BLUE = ["#14283c", "#2c5470", "#5c90a0", "#b8dcd0"]
ROOF_GOLD = ["#3a2814", "#8a6024", "#d0a040", "#f8e090"]
ROOF_PLUM = ["#2a1c3a", "#5a4474", "#9478a4", "#dcc4d8"]
PLASTER = ["#4a4048", "#8c7c74", "#ccb89c", "#f4e4c4"]
BRICK = ["#34181c", "#743830", "#b0644c", "#e4a884"]

# nature
LEAF = ["#12262e", "#264a48", "#5a8054", "#c0b868", "#ffe8a0"]
SPRING = ["#16381e", "#3c7838", "#84b44c", "#d8e488", "#fcfcd0"]
AUTUMN = ["#3a1418", "#8a3420", "#d07028", "#f4b84c", "#ffe8a0"]
FIR = ["#0c1820", "#1c3a3a", "#3f6a56", "#8fae7c"]
GRASS = ["#16282e", "#34524a", "#7a8c54", "#e0c880"]
MEADOW = ["#1c3c24", "#488040", "#98b850", "#ecec98"]
SNOW = ["#54608c", "#98a8c8", "#dce2ea", "#fffaf2"]
ICE = ["#22486c", "#609cb4", "#b4dce0", "#f8fff8"]
SEA = ["#0a2034", "#1c4c64", "#4a8c98", "#b8dcd0"]
RIVER = ["#1c2c5a", "#3a6a94", "#8cc4c8", "#e8fbf0"]
FLAME = ["#a02c10", "#f08020", "#ffcc50", "#fff8d0"]
BLOSSOM = ["#8a4a64", "#d890a0", "#f8d0cc", "#fffaf0"]

CLOTHS = (BLUE, GREEN, PLUM, OCHRE, TEAL, ROSE, GREY, CRIMSON, SAGE, NAVY)
ROOFS = (ROOF_RED, ROOF_BLUE, ROOF_GOLD, ROOF_PLUM)
FURS = {
    "sand": ["#3a2420", "#8a6248", "#d0a478", "#f5dcb0", "#fff6e0"],
    "grey": ["#20222e", "#565a68", "#9a9a9c", "#d8d2c8", "#fbf6ea"],
    "rust": ["#2e1014", "#7a3020", "#c8683c", "#f2a868", "#ffe2b0"],
    "snow": ["#4a4a68", "#9490a8", "#d4cccf", "#f8efe4", "#fffdf6"],
}


def ramp(local: Colour, dark: Colour = "#141428", light: Colour = "#fff0c8") -> list[Arr]:
    """A ramp round one local colour: cool dark, local, warm light."""
    return [mix(local, dark, 0.78), mix(local, dark, 0.42), mix(local, light, 0.06), mix(local, light, 0.55)]


def silhouette(col: Colour) -> Ramp:
    """A nearly flat ramp, for figures against the light."""
    return [mix(col, "#0a0a14", 0.25), col, mix(col, "#ffffff", 0.10)]
