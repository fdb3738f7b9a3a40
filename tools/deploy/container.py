"""The image of deploy/Containerfile, built here and run as it is meant to be: closed but for /data."""

import json
import os
import subprocess
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tools.deploy.system import CERTIFICATES, Indexes, clear, ran, unmount

ROOT = Path(__file__).resolve().parents[2]
BASE, NODE, IMAGE, BEFORE = (f"localhost/reverie-{n}" for n in ("base", "node", "image", "before"))
USER = 10001
"""Who runs in it, as the Containerfile says."""
PAINTED = ROOT / "src/reverie/data/rabbits"
PIP = "/bin/pip install --no-cache-dir --no-deps"
WITH_NODE = f"""
FROM {BASE}
COPY requirements/node.txt requirements/node.txt
RUN python3 -m venv /opt/node && /opt/node{PIP} --require-hashes -r requirements/node.txt \\
    && ln -s /opt/node/bin/node /opt/node/bin/npm /usr/local/bin/
ENV NODE_EXTRA_CA_CERTS={CERTIFICATES}
"""
WITH_THE_ONE_BEFORE = f"""
FROM {IMAGE}
USER root
COPY *.whl /wheels/
RUN /opt/reverie{PIP} --no-index --force-reinstall /wheels/*.whl
USER {USER}:{USER}
"""


class Engine:
    """podman with a store of its own, so that nothing of this machine's is touched."""

    def __init__(self, folder: Path) -> None:
        # Of 50 signs at most, and the same for the same store.
        self._folder, self._run = folder, Path(f"/run/reverie-{sha256(bytes(folder)).hexdigest()[:12]}")
        places = f"--root={folder / 'store'}", f"--runroot={self._run}", "--storage-driver=overlay"
        self._own = (*places, "--cgroup-manager=cgroupfs", "--events-backend=file", "--runtime=runc")

    def take_away(self) -> None:
        """What it made in between; the images stay for the next time, with the steps that led to them."""
        self("rm", "--all", "--force")
        unmount(self._folder)
        clear(self._run)
        for group in Path("/sys/fs/cgroup").glob("*/libpod_parent"):
            with suppress(OSError):  # another podman has something in it
                group.rmdir()

    def __call__(self, *command: str | Path) -> str:
        return ran("podman", *self._own, *command)

    def command(self, *command: str | Path) -> list[str]:
        return ["podman", *map(str, (*self._own, *command))]

    def build(self, name: str, file: Path, context: Path, indexes: Indexes, *more: str) -> None:
        shown = [f"--volume={here}:{there}:ro" for here, there in indexes.shown]
        how = ("--isolation=chroot", "--network=host", "--format=docker", "--layers")
        self("build", *how, *shown, *more, "-t", name, "-f", file, context)

    def base(self, system: Path) -> None:
        """In place of the images of Python that the Containerfile names: a Debian of our own."""
        link = system / "usr/local/bin/python"
        if not link.is_symlink():
            link.symlink_to("/usr/bin/python3")
        packed = system.with_suffix(".tar")
        ran("tar", "-C", system, "-c", "-f", packed, ".")
        try:
            self("import", packed, BASE)
        finally:
            packed.unlink()

    def image(self, folder: Path, system: Path, indexes: Indexes) -> str:
        """The image of the Containerfile on a Debian of our own; how large it is."""
        self.base(system)
        (node := folder / "Containerfile.node").write_text(WITH_NODE)
        self.build(NODE, node, ROOT, indexes, "--pull=never")
        stand_ins = (f"--build-arg=NODE_IMAGE={NODE}", f"--build-arg=PYTHON_IMAGE={BASE}")
        self.build(IMAGE, ROOT / "deploy/Containerfile", ROOT, indexes, "--pull=never", *stand_ins)
        return f"{int(self('image', 'inspect', '--format', '{{.Size}}', IMAGE)) / 1e6:.0f} MB"

    def image_before(self, folder: Path, wheel: Path, indexes: Indexes) -> None:
        (folder / "before").mkdir(exist_ok=True)
        (folder / "before" / wheel.name).write_bytes(wheel.read_bytes())
        (file := folder / "Containerfile.before").write_text(WITH_THE_ONE_BEFORE)
        self.build(BEFORE, file, folder / "before", indexes, "--pull=never")


class Container:
    name = "container"

    def __init__(self, engine: Engine, images: dict[Path, str], folder: Path, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self._engine, self._images, self._port, self._image = engine, images, port, IMAGE
        self.data, self.backups = folder / "data", folder / "backups"
        for place in (self.data, self.backups):
            place.mkdir(parents=True, exist_ok=True)
            os.chown(place, USER, USER)

    def _run(self, *more: str) -> str:
        closed = ("--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges")
        here = (
            "--network=host",
            "--log-driver=k8s-file",
            "--ulimit=nofile=4096:4096",
            "--ulimit=nproc=4096:4096",
        )
        mounts = (f"--volume={self.data}:/data", f"--volume={self.backups}:/backups")
        settings = {"HOST": "127.0.0.1", "PORT": self._port, "BOT_PACE": "0.05"}
        env = [f"--env=REVERIE_{name}={value}" for name, value in settings.items()]
        return self._engine("run", *closed, *here, *mounts, *env, *more)

    def install(self, wheel: Path) -> None:
        """Another version is another image."""
        self._image = self._images[wheel]

    def start(self) -> None:
        by_hand = "--health-interval=disable"  # there may be no systemd here to ask for it
        self._run(by_hand, "--detach", "--replace", "--name=reverie", self._image)

    def stop(self) -> None:
        self._engine("stop", "--time=15", "reverie")

    def restart(self) -> None:
        self.stop()
        self.start()

    def kill(self) -> None:
        """Nothing starts it again by itself here: that is the engine's, or compose's."""
        self._engine("kill", "--signal=KILL", "reverie")
        self._engine("wait", "reverie")
        self.start()

    def reverie(self, command: str, *arguments: str) -> str:
        return self._run("--no-healthcheck", "--rm", self._image, command, *arguments).strip()

    def doctor(self) -> str:
        return self._engine("exec", "reverie", "reverie", "doctor").strip()

    def saved(self, name: str) -> str:
        return f"/backups/{name}"

    def here(self, place: str) -> Path:
        return self.backups / Path(place).name

    def healthy(self) -> bool:
        asked = self._engine.command("healthcheck", "run", "reverie")
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0

    def paused(self) -> None:
        """Alive and deaf, as a server that hangs."""
        ran("kill", "-STOP", self._pid())

    def going_on(self) -> None:
        ran("kill", "-CONT", self._pid())

    def status(self) -> str:
        return Path(f"/proc/{self._pid()}/status").read_text()

    def _pid(self) -> str:
        return self._engine("inspect", "--format", "{{.State.Pid}}", "reverie").strip()

    def inside(self, program: str) -> str:
        return self._engine("exec", "reverie", "python", "-c", program).strip()

    def closed(self) -> str:
        """Who it is, what it may do, and that it can write nowhere but to its data; what was found."""
        found = json.loads(self.inside(LOOK_AROUND))
        assert found["user"] == [USER, USER], found
        assert int(found["capabilities"], 16) == 0, found
        assert found["written"] == ["/data"], found
        return f"user {USER}, no capabilities"

    def portraits(self) -> int:
        """Of the rabbits, in the page that the image serves: as many as were painted, byte by byte."""
        painted = {sha256(file.read_bytes()).hexdigest() for file in PAINTED.glob("*.webp")}
        served = set(json.loads(self.inside(PICTURES_OF_THE_PAGE)))
        assert painted, f"there are no portraits in {PAINTED}"
        assert painted <= served, f"{len(painted - served)} of {len(painted)} portraits are not in the image"
        return len(painted)

    def remove(self) -> None:
        subprocess.run(
            self._engine.command("rm", "--force", "--time=5", "reverie"), capture_output=True, check=False
        )

    def log(self) -> str:
        return self._engine("logs", "reverie")


PICTURES_OF_THE_PAGE = """
import json, hashlib, reverie
from pathlib import Path
files = (Path(reverie.__file__).parent / 'web/static/assets').glob('*.webp')
print(json.dumps([hashlib.sha256(f.read_bytes()).hexdigest() for f in files]))
"""
LOOK_AROUND = """
import json, os
from pathlib import Path
status = dict(row.split(':', 1) for row in Path('/proc/1/status').read_text().splitlines() if ':' in row)
memory = {row.split()[1] for row in open('/proc/mounts') if row.split()[2] == 'tmpfs'}
written = []
for folder in ('/', '/data', '/etc', '/opt/reverie', '/tmp', '/usr', '/var/tmp', '/dev/shm'):
    try:
        with open(os.path.join(folder, '.tried'), 'w') as file: file.write('x')
        os.unlink(os.path.join(folder, '.tried'))
        written += [] if folder in memory else [folder]
    except OSError: pass
found = {'user': [os.getuid(), os.getgid()], 'capabilities': status['CapEff'].strip(), 'written': written}
print(json.dumps(found))
"""
