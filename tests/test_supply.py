"""What the game is made of: every licence listed, nothing of this machine in the lists."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "licences.py"))
PAGE = (ROOT / "docs" / "licences.md").read_text()


@pytest.mark.parametrize("requirements", ["runtime", "bots", "postgres"])
def test_every_package_we_ship_with_is_listed_in_its_pinned_version(requirements: str) -> None:
    pinned = TOOL["pinned"](requirements)
    assert pinned
    for package, version in pinned.items():
        assert f"| {package} | {version} | " in PAGE, "docs/licences.md is old; run: make licences"


def test_every_licence_is_known_and_allows_us_to_ship() -> None:
    licences = re.findall(r"^\| \S+ \| [\d.]+ \| (.+) \|$", PAGE, re.MULTILINE)
    assert len(licences) >= 25
    free = re.compile(r"(Apache|MIT|BSD|0BSD|PSF|Python Software Foundation|OFL|Zlib|CC0)")
    assert [text for text in licences if not free.match(text) or "GPL" in text] == []


def test_the_page_lists_what_the_client_is_built_with_and_its_fonts() -> None:
    if not (ROOT / "client" / "node_modules").exists():
        pytest.skip("The client's packages are not installed; run: make client")
    for name in (*TOOL["BUNDLED"], *TOOL["FONTS"]):
        version, licence = TOOL["node_package"](name)
        assert f"| {name.removeprefix('@fontsource/')} | {version} | {licence} |" in PAGE


def test_nothing_of_the_machine_is_left_in_a_bill_of_materials() -> None:
    plain = runpy.run_path(str(ROOT / "tools" / "sbom_plain.py"))["plain"]
    made = {
        "serialNumber": "urn:uuid:1",
        "metadata": {"timestamp": "now", "component": {"name": "reverie"}},
        "components": [
            {
                "name": "svelte",
                "externalReferences": [{"url": "https://registry.example/svelte.tgz"}],
                "properties": [
                    {"name": "path", "value": "node_modules/svelte"},
                    {"name": "dev", "value": "true"},
                ],
            }
        ],
    }
    assert plain(made) == {
        "metadata": {"component": {"name": "reverie"}},
        "components": [{"name": "svelte", "properties": [{"name": "dev", "value": "true"}]}],
    }
