"""How often a command goes from one layer to another: half of what it once was, and no more."""

import asyncio

import pytest

from tools.walk import Walk, walks

ONCE = {"vote": 58, "start": 19, "leave": 76}
"""Counted by hand before a table began with one row and views were made in one place."""


@pytest.fixture(scope="module")
def walked() -> dict[str, Walk]:
    return asyncio.run(walks())


@pytest.mark.parametrize("name", ONCE)
def test_a_command_changes_its_layer_half_as_often_as_once(walked: dict[str, Walk], name: str) -> None:
    assert 0 < walked[name].changes.total() <= ONCE[name] / 2, walked[name].changes
