// node tab/pack.mjs OUT WHEEL: compiles the game and the part of Python it needs, with the Python of the tab.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [out, wheel] = process.argv.slice(2).map((path) => resolve(path));
const root = fileURLToPath(new URL("..", import.meta.url));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.FS.mkdirTree("/repo");
python.FS.mkdirTree("/out");
python.mountNodeFS("/repo", root);
python.mountNodeFS("/out", out);
python.FS.writeFile("/wheel.whl", readFileSync(wheel));
python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/repo/tab")
from pack import pack
pack(Path("/out"), Path("/wheel.whl"))
`);
