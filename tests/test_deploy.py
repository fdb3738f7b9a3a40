"""What deploy/ has, as far as it can be read without starting it; `make deploy-test` starts it."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from reverie.cli import COMMANDS
from reverie.cli.settings import SETTINGS, unknown_variables
from reverie.rulesets import RULESETS
from tools.deploy import __main__ as deploy_test
from tools.deploy import guest
from tools.deploy.report import Report

DEPLOY = Path(__file__).parents[1] / "deploy"
COMPOSED = ("compose.yaml", "compose.one.yaml")


def unit() -> dict[str, list[str]]:
    """Every setting of the unit with its lines, in their order."""
    found: dict[str, list[str]] = {}
    for row in (DEPLOY / "reverie.service").read_text().splitlines():
        if "=" in row and not row.startswith("#"):
            name, _, value = row.partition("=")
            found.setdefault(name, []).append(value)
    return found


def composed(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text())
    return read


def reveries(name: str) -> list[dict[str, Any]]:
    return [service for service in composed(name)["services"].values() if service["image"] == "reverie"]


def test_the_unit_sets_only_what_can_be_set() -> None:
    [set_there] = unit()["Environment"]
    environment = dict(pair.split("=", 1) for pair in set_there.split())
    assert environment["REVERIE_DATA"] == "%S/" + unit()["StateDirectory"][0]
    assert unknown_variables(environment) == []
    assert unit()["ExecStart"][0].split()[1] in COMMANDS


def test_the_unit_lets_bots_think_and_pictures_step_back_and_kills_nobody_for_asking() -> None:
    """numpy calls mbind when it is imported, os.nice is setpriority: what comes last counts."""
    *_, denied, allowed = unit()["SystemCallFilter"]
    assert "@resources" in denied
    assert {"mbind", "setpriority"} <= set(allowed.split())
    assert unit()["SystemCallErrorNumber"] == ["EPERM"]


@pytest.mark.parametrize("name", COMPOSED)
def test_composed_servers_are_closed_and_set_only_what_can_be_set(name: str) -> None:
    assert reveries(name)
    for service in reveries(name):
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert unknown_variables({key: str(value) for key, value in service["environment"].items()}) == []
        volumes = {mount.partition(":")[0] for mount in service["volumes"]}
        assert volumes <= set(composed(name)["volumes"])
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_one_container_is_enough() -> None:
    assert list(composed("compose.one.yaml")["services"]) == ["reverie"]


def test_the_password_of_the_database_is_in_one_file_and_in_no_address() -> None:
    services, text = composed("compose.yaml")["services"], (DEPLOY / "compose.yaml").read_text()
    [secret] = composed("compose.yaml")["secrets"]
    where = f"/run/secrets/{secret}"
    for service in reveries("compose.yaml"):
        assert service["environment"]["REVERIE_DATABASE_PASSWORD_FILE"] == where
        assert service["secrets"] == [secret]
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD_FILE"] == where
    assert services["postgres"]["secrets"] == [secret]
    assert not re.search(r"postgresql://[^@\s]*:", text)


def test_the_container_asks_for_health_where_the_server_was_told_to_listen() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert re.search(r'HEALTHCHECK .*\\\n\s+CMD \["reverie", "health"\]', text)
    assert "health" in COMMANDS
    assert re.findall(r"^FROM (?:--platform=\S+ )?(\S+)", text, re.MULTILINE) == [
        "$NODE_IMAGE",
        *["$PYTHON_IMAGE"] * 3,
    ]


def test_the_page_in_the_container_is_built_with_the_rabbits() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert text.index("COPY src/reverie/data/rabbits") < text.index("npm run page")


def test_every_secret_setting_can_come_from_a_file() -> None:
    for setting in SETTINGS:
        if setting.secret:
            assert unknown_variables({f"{setting.variable}_FILE": "there"}) == []


def test_a_turn_of_every_game_is_played() -> None:
    assert set(guest.GAMES) == {ruleset.id for ruleset in RULESETS.values()}


def test_whoever_is_not_root_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match="sudo make deploy-test"):
        deploy_test.main([])


def test_programs_that_are_missing_are_named_as_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert deploy_test.missing(["systemd"]) == ["mmdebstrap", "systemd-container"]
    assert deploy_test.missing(["container"]) == ["mmdebstrap", "podman", "runc"]


def test_what_did_not_work_is_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    with report.step("systemd", "booted") as row:
        row.note = "running"
    with pytest.raises(ValueError, match="no"), report.step("systemd", "a turn"):
        raise ValueError("no\nturn")
    assert not report.worked
    assert "| systemd | a turn | 0.0 | NO | no turn |" in report.table()
    assert "ok  systemd    booted" in capsys.readouterr().out
