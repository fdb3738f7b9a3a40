// Fails where a line is longer than prettier's width; it leaves comments, texts and drawings as they are.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const { printWidth } = JSON.parse(readFileSync(".prettierrc.json", "utf8"));
/** Not JSON, in which a string cannot be broken, nor the types that are made of it. */
const SOURCE = /^(?!src\/i18n\/texts\.d\.ts).*\.(ts|svelte|js|mjs|css|html)$/;

const inside = ["public", "scripts", "src"].flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
);
for (const file of [...readdirSync("."), ...inside].filter((name) => SOURCE.test(name)))
  for (const [i, line] of readFileSync(file, "utf8").split("\n").entries())
    if (line.length > printWidth) {
      console.error(`${file}:${i + 1}: ${line.length} characters, more than ${printWidth}`);
      process.exitCode = 1;
    }
