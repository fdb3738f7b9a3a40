"""A small Debian to try things in, made from the package indexes that this machine is set up with."""

import os
import platform
import shutil
import ssl
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

PACKAGES = ("ca-certificates", "python3", "python3-venv", "dbus", "libnss-systemd", "systemd", "systemd-sysv")
"""Enough to boot, and for an image to be based on."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


def ran(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Its output; if it fails, the end of what it said."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        said = "\n".join(done.stdout.strip().splitlines()[-12:])
        raise AssertionError(
            f"{Path(str(command[0])).name} {command[1]}… ended with {done.returncode}: {said}"
        )
    return done.stdout


@dataclass(frozen=True)
class Indexes:
    """Where pip and npm look here, to look there as well: a pip.conf, and files to be shown read-only."""

    pip_conf: Path
    shown: tuple[tuple[Path, Path], ...]
    """What is here, and where it is seen there."""

    @classmethod
    def of_this_machine(cls, folder: Path) -> "Indexes":
        told = ran(sys.executable, "-m", "pip", "config", "list")
        wanted, places = {}, []
        for line in told.splitlines():
            name, _, value = line.partition("=")
            name, value = name.rpartition(".")[2], value.strip("'\"")
            if name in ("index-url", "extra-index-url", "find-links", "trusted-host", "proxy"):
                wanted[name] = " ".join(value.replace("\\n", " ").split())
                places += wanted[name].split()
        paths = [Path(urlsplit(one).path) for one in places if one.startswith(("/", "file:"))]
        top = {path if path.is_dir() and path.name != "simple" else path.parent for path in paths}
        conf = folder / "pip.conf"
        lines = [f"{name} = {value}" for name, value in wanted.items()]
        conf.write_text("\n".join(["[global]", f"cert = {CERTIFICATES}", *lines]) + "\n")
        shown = [(path, path) for path in sorted(top) if path.exists()]
        shown += [(conf, Path("/etc/pip.conf")), (_certificates(), CERTIFICATES)]
        return cls(conf, tuple(shown + [(p, p) for p in map(Path, ("/etc/hosts", "/etc/resolv.conf"))]))


def _certificates() -> Path:
    found = os.environ.get("SSL_CERT_FILE") or ssl.get_default_verify_paths().cafile
    return Path(found) if found and Path(found).is_file() else CERTIFICATES


def debian(folder: Path, packages: tuple[str, ...] = PACKAGES) -> None:
    """Made by mmdebstrap as the system that this one is, unless it is there already."""
    done = folder / ".made"
    if done.exists() and done.read_text() == " ".join(packages):
        return
    clear(folder)
    mirror, suite = _mirror()
    chosen = ("--variant=minbase", f"--include={','.join(packages)}")
    ran("mmdebstrap", *chosen, "--aptopt=Acquire::Check-Valid-Until false", suite, folder, mirror)
    done.write_text(" ".join(packages))


def unmount(folder: Path) -> None:
    """Whatever was mounted below."""
    mounted = [row.split()[1] for row in Path("/proc/self/mounts").read_text().splitlines()]
    for place in reversed(mounted):
        if Path(place).is_relative_to(folder):
            ran("umount", place)


def clear(folder: Path) -> None:
    """A folder with all that is in it, and nothing of what was mounted there."""
    unmount(folder)
    shutil.rmtree(folder, ignore_errors=True)


def _mirror() -> tuple[str, str]:
    """The first index of packages that apt knows, and its name."""
    suite = platform.freedesktop_os_release()["VERSION_CODENAME"]
    told = ran("apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages")
    found = [line.split()[0] for line in told.splitlines() if line.split()[1:] == [suite]]
    if not found:
        raise AssertionError(f"apt knows no index of {suite}; run apt-get update")
    return found[0], suite


class Layer:
    """A system on top of another that is left as it is; gone when it is taken away."""

    def __init__(self, lower: Path, folder: Path) -> None:
        self.root = folder / "root"
        for name in ("root", "upper", "work"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        self._folder = folder
        layers = f"lowerdir={lower},upperdir={folder / 'upper'},workdir={folder / 'work'}"
        ran("mount", "-t", "overlay", "overlay", "-o", layers, self.root)

    def take_away(self) -> None:
        clear(self._folder)
