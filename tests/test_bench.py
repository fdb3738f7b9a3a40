"""What `make bench` measures can be measured, round after round."""

from pathlib import Path

import pytest

from bench import appending


def test_the_log_is_measured_again_and_again_on_one_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for size in ("FLIGHT", "EACH", "ALONE"):
        monkeypatch.setattr(appending, size, 2)
    rates = appending.append_rates(tmp_path, 3)
    assert len(rates) == 3
    assert all(together > 0 and alone > 0 for together, alone in rates)
