// node tab/weigh.mjs CACHE FILE…: bytes of each file as gzip and as Brotli, or as it is where that is less.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [cache, ...files] = process.argv.slice(2);
const known = existsSync(cache) ? JSON.parse(readFileSync(cache, "utf8")) : {};
const told = files.map((file) => {
  const data = readFileSync(file);
  const mark = createHash("sha256").update(data).digest("hex");
  known[mark] ??= [gzipSync(data, { level: 9 }), brotliCompressSync(data)].map((packed) =>
    Math.min(data.length, packed.length),
  );
  return [basename(file), ...known[mark]];
});
writeFileSync(cache, JSON.stringify(known));
console.log(JSON.stringify(told));
