// Writes the types of the texts, and says what is wrong with them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { types } from "./texts/compile.mjs";
import { FOLDER } from "./texts/folder.mjs";
import { doubtful } from "./texts/doubtful.mjs";
import { wrong } from "./texts/wrong.mjs";

const faults = wrong();
if (!faults.length) faults.push(...doubtful());
for (const fault of faults) console.error(fault);
if (faults.length) process.exit(1);
const path = join(FOLDER, "texts.d.ts");
const made = types();
if (!existsSync(path) || readFileSync(path, "utf8") !== made) writeFileSync(path, made);
