"""For all tests: what was started for them is stopped with them."""

import sys


def pytest_sessionfinish() -> None:
    started = sys.modules.get("tests.contracts.postgres_server")
    if started is not None:
        started.stop()
