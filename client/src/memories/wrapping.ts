// Words in lines, for a canvas: between words, and in Japanese between signs.

const SIGN = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\u3000-\\u303f\\uff01-\\uff60";
/** A sign may drag others along: no line begins with a comma, and none ends with a bracket. */
const PIECE = new RegExp(
  `[「『（]*(?:[^\\s${SIGN}]+|[${SIGN}])[、。，．」』）！？…・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*\\s*`,
  "gu",
);

/** The words in lines no wider than that, in the largest size that needs no more than so many. */
export function wrapped(
  measure: (text: string, size: number) => number,
  text: string,
  width: number,
  sizes: readonly number[],
  most: number,
): { size: number; lines: string[] } {
  const pieces = text.replace(/\s+/g, " ").match(PIECE) ?? [];
  let lines: string[] = [];
  for (const size of sizes) {
    lines = [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last !== undefined && measure((last + piece).trim(), size) <= width)
        lines[lines.length - 1] = last + piece;
      else lines.push(piece);
    }
    lines = lines.map((line) => line.trim());
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] += " …";
  return { size, lines: kept };
}
