"""What is counted is documented, and the dashboard asks only for what is counted."""

import json
import re
from pathlib import Path

from reverie.web.metrics import Metrics

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"\b(?:reverie|process)_[a-z_]+\b")


def counted() -> set[str]:
    metrics = Metrics()
    metrics.took("done", 0.02)
    page = metrics.page(3, 4, conflicts=5, nodes=2)
    assert "reverie_conflicts_total 5" in page
    assert 'reverie_command_seconds_bucket{le="0.025"} 1' in page
    return {line.split("{")[0].split()[0] for line in page.splitlines() if not line.startswith("#")}


def test_the_dashboard_asks_only_for_what_is_counted() -> None:
    board = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text(encoding="utf-8"))
    asked = {n for p in board["panels"] for t in p["targets"] for n in NAME.findall(t["expr"])}
    assert len(asked) >= 12
    assert asked <= counted()


def test_every_metric_is_documented() -> None:
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    base = {re.sub(r"_(bucket|sum|count)$", "", name) for name in counted()}
    assert base <= set(NAME.findall(text))
    assert set(NAME.findall(text)) <= base
