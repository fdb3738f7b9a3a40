"""What is counted is documented, and the dashboard asks only for what is counted."""

import asyncio
import json
import re
import socket
from pathlib import Path

from aiohttp import ClientSession
from prometheus_client import CollectorRegistry, generate_latest

from reverie import __version__
from reverie.web.metrics import Metrics
from reverie.web.metrics_page import MetricsCollector
from reverie.web.options import Options
from reverie.web.server import running
from tests.web.paper import PaperLibrary

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"\b(?:reverie|process)_[a-z_]+\b")


def page() -> str:
    metrics = Metrics()
    metrics.took("done", 0.02)
    metrics.took("refused", 9)
    registry = CollectorRegistry()
    registry.register(
        MetricsCollector(metrics, lambda: {"nodes": 2, "rooms": 3, "connections": 4, "conflicts": 5})
    )
    return generate_latest(registry).decode()


def counted() -> set[str]:
    return {line.split("{")[0].split()[0] for line in page().splitlines() if not line.startswith("#")}


def test_what_was_counted_is_told() -> None:
    told = page().splitlines()
    assert f'reverie_info{{version="{__version__}"}} 1.0' in told
    assert "reverie_conflicts_total 5.0" in told
    assert 'reverie_commands_total{outcome="refused"} 1.0' in told
    assert [row.split()[1] for row in told if "_bucket" in row] == [*["0.0"] * 4, *["1.0"] * 7, "2.0"]
    assert "reverie_command_seconds_sum 9.02" in told
    assert "reverie_command_seconds_count 2.0" in told
    assert next(float(row.split()[1]) for row in told if row.startswith("process_start_time")) > 1.7e9


def test_the_page_is_at_a_port_of_its_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]

    async def asked(accept: str) -> tuple[str, str]:
        options = Options(data=tmp_path, host="127.0.0.1", port=0, metrics_port=port)
        async with (
            running(options, PaperLibrary()),
            ClientSession() as http,
            http.get(f"http://127.0.0.1:{port}/metrics", headers={"Accept": accept}) as answer,
        ):
            return answer.content_type, await answer.text()

    kind, told = asyncio.run(asked("*/*"))
    assert (kind, "reverie_rooms_open 0.0" in told.splitlines()) == ("text/plain", True)
    kind, told = asyncio.run(asked("application/openmetrics-text"))
    assert (kind, told.splitlines()[-1]) == ("application/openmetrics-text", "# EOF")


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
