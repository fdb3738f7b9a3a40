// The twelve rabbits: colour, symbol, pattern and pose always
// travel together, so that colour is never the only sign.
import source from "./rabbits.json";

export type SymbolName = keyof typeof source.symbols;
type Pattern = keyof typeof source.patterns;

export interface Look {
  symbol: SymbolName;
  colour: string;
  ink: string;
  pattern: Pattern;
}

/** The first eight are the Okabe–Ito set. */
export const RABBITS = source.rabbits as readonly Look[];

export const SYMBOLS: Record<SymbolName, string> = source.symbols;

/** Width, height and drawing of one tile. */
export const PATTERNS = source.patterns as unknown as Record<Pattern, readonly [number, number, string]>;

const drawings = import.meta.glob<string>("./pawns/*.svg", { eager: true, query: "?url", import: "default" });

/** The picture of each rabbit, 64 × 84, drawn by studio/world/pawns.py. */
export const PAWNS: readonly string[] = RABBITS.map(({ symbol }) => drawings[`./pawns/${symbol}.svg`]!);
