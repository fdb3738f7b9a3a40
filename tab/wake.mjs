// The Python of the tab under Node, from the same files as in a browser: for checks.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

export const root = fileURLToPath(new URL("..", import.meta.url));
const part = (name) => `${root}build/tab-parts/${name}`;
export const SITE = "/lib/reverie-site";

export async function wake(wheel) {
  const python = await loadPyodide({ stdLibURL: part("stdlib.zip") });
  for (const file of [wheel, part("reverie.zip")])
    python.unpackArchive(readFileSync(file).buffer, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.append("${SITE}")`);
  return python;
}
