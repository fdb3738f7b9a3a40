"""`reverie health`, as a container asks it: at the port that was set, wherever it was set."""

from pathlib import Path

import pytest

from reverie.cli import main
from tests.cli.test_serve import started


def test_health_is_asked_for_at_the_port_that_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with started(tmp_path) as origin:
        port = origin.rpartition(":")[2]
        monkeypatch.setenv("REVERIE_PORT", port)
        assert main(["health"]) == 0
        monkeypatch.delenv("REVERIE_PORT")
        (tmp_path / "reverie.toml").write_text(f'port = {port}\nhost = "0.0.0.0"\n')
        assert main(["health", "--data", str(tmp_path)]) == 0
    assert main(["health", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr() == ("ok\nok\n", f"reverie health: The server at port {port} is silent.\n")


def test_health_is_asked_for_below_the_path_that_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_PUBLIC_URL", "https://example.org/reverie")
    with started(tmp_path) as origin:
        assert main(["health", "--port", origin.rpartition(":")[2]]) == 0
