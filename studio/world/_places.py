"""Where things stand in the kids' meadow: read from the client, which puts the doors and the rabbits there."""

import json
from typing import Any

from studio.output import ROOT

PLACES: dict[str, Any] = json.loads((ROOT / "client" / "src" / "boards" / "meadow.json").read_text("utf-8"))
