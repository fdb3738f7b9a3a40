"""The list of what the studio needs is complete and pinned with hashes."""

import re
from pathlib import Path

STUDIO = Path(__file__).parents[1]


def test_every_requirement_is_pinned_with_hashes() -> None:
    asked, pinned = ((STUDIO / f"requirements.{kind}").read_text("utf-8") for kind in ("in", "txt"))
    wanted = {line for line in asked.splitlines() if not line.startswith("-r ")}
    entries = re.split(r"\n(?=\S)", pinned.strip())
    assert wanted
    assert wanted <= {entry.partition("==")[0] for entry in entries}
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
