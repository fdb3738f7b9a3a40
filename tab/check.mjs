// node tab/check.mjs PACKAGES: golden games and laws, played by the Python of the tab; then the tab's own
// Python, cut as it is shipped: a whole game, and an exception in the log.
import { readdirSync, readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { root, wake } from "./wake.mjs";

const [packages] = process.argv.slice(2);
const wheels = `${root}build/tab-parts/wheels/`;
const wheel = wheels + readdirSync(wheels)[0];

const whole = await loadPyodide();
whole.unpackArchive(readFileSync(wheel).buffer, "zip", { extractDir: "/lib/site" });
for (const [place, host] of [["/repo", root], ["/packages", packages]]) {
  whole.FS.mkdirTree(place);
  whole.mountNodeFS(place, host);
}
const failed = whole.runPython(`
import os, sys
os.chdir("/repo")
sys.path += ["/lib/site", "/repo/src", "/repo", "/packages"]
os.environ["REVERIE_LAWS"] = "200"
import pytest
pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-p", "no:playwright",
             "-p", "no:timeout", "-p", "no:hypothesispytest", "-o", "addopts=--import-mode=importlib", "-x",
             "-W", "ignore:Unknown config option", "-W", "ignore:Unknown pytest.mark.timeout",
             "tests/transcripts", "tests/laws/test_old_logs.py", "tests/laws/test_verify.py",
             "tests/laws/test_table_order.py"])
`);
if (failed) process.exit(failed);

const cut = await wake(wheel);
const errors = [];
cut.setStderr({ batched: (line) => errors.push(line) });
cut.FS.writeFile("/shelf.json", readFileSync(`${root}build/tab-parts/shelf.json`));
cut.FS.writeFile("/whole_game.py", readFileSync(`${root}tab/whole_game.py`));
await cut.runPythonAsync(`
import sys
sys.path.append("/")
from whole_game import checked
await checked()
`);
const log = errors.join("\n");
if (!log.includes("ZeroDivisionError") || log.includes("ModuleNotFoundError")) {
  console.error(`The log of an exception is not as it should be:\n${log}`);
  process.exit(1);
}
console.log("Every game is played by the Python that is shipped, and an exception is logged.");
