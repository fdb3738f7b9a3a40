"""The page in languages that nobody speaks (client/scripts/pseudo.mjs), built in a folder of its own.

Adding one is adding a folder: what holds for these holds for whichever language comes next.
"""

import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from tests.browser.chromium import ROOT

LONGER, LEFTWARDS, KEYS = "en-XA", "ar-XB", "en-XK"
PSEUDO: Final = (LONGER, LEFTWARDS, KEYS)
PLACE: Final = ROOT / "build" / "pseudo"
TEXTS: Final = PLACE / "client" / "src" / "i18n"


@cache
def built() -> Path:
    """The folder of a page that speaks them as well."""
    client, copy = ROOT / "client", PLACE / "client"
    shutil.rmtree(PLACE, ignore_errors=True)
    ignored = shutil.ignore_patterns("node_modules", ".*")
    shutil.copytree(client, copy, ignore=ignored)
    (copy / "node_modules").symlink_to(client / "node_modules")
    (PLACE / "src" / "reverie" / "web").mkdir(parents=True)
    (PLACE / "src" / "reverie" / "data").symlink_to(ROOT / "src" / "reverie" / "data")
    vite = "node_modules/vite/bin/vite.js"
    for command in (
        ["node", "scripts/pseudo.mjs", *PSEUDO],
        ["node", "scripts/texts.mjs"],
        ["node", vite, "build"],
    ):
        made = subprocess.run(command, cwd=copy, capture_output=True, text=True, timeout=300, check=False)
        assert made.returncode == 0, made.stdout + made.stderr
    return PLACE / "src" / "reverie" / "web" / "static"
