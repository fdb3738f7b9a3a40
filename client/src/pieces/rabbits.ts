// The twelve rabbits: colour, symbol and pattern always travel together, so that colour is never the only sign.
export type SymbolName = "star" | "moon" | "leaf" | "drop" | "sun" | "heart" | "key" | "bell" | "fish" | "cloud" | "crown" | "anchor";
type Pattern = "dots" | "stripes" | "slant" | "waves" | "rays" | "scales" | "checks" | "zigzag" | "bands" | "rings" | "diamonds" | "rope";

export interface Look {
  symbol: SymbolName;
  colour: string;
  ink: string;
  pattern: Pattern;
}

const look = (symbol: SymbolName, colour: string, ink: string, pattern: Pattern): Look => ({ symbol, colour, ink, pattern });

/** The first eight are the Okabe–Ito set. */
export const RABBITS: readonly Look[] = [
  look("star", "#E69F00", "#3a2500", "dots"),
  look("moon", "#56B4E9", "#0b2a40", "stripes"),
  look("leaf", "#009E73", "#02271c", "slant"),
  look("drop", "#0072B2", "#eaf6ff", "waves"),
  look("sun", "#F0E442", "#3d3700", "rays"),
  look("heart", "#CC79A7", "#3d0c28", "scales"),
  look("key", "#D55E00", "#2e1200", "checks"),
  look("bell", "#1b1a1f", "#f6eeda", "zigzag"),
  look("fish", "#9aa7b4", "#1c2630", "bands"),
  look("cloud", "#f4efe2", "#4a4152", "rings"),
  look("crown", "#7a56b3", "#f3eafc", "diamonds"),
  look("anchor", "#83502f", "#fbeada", "rope"),
];

export const SYMBOLS: Record<SymbolName, string> = {
  star: '<path d="M12 2.2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8L2.2 9.3l6.9-.8z"/>',
  moon: '<path d="M14.5 2.6A9.6 9.6 0 1 0 21.4 15 8.4 8.4 0 0 1 14.5 2.6z"/>',
  leaf: '<path d="M3.6 20.8C2.4 10 8.6 3 21 3c.4 12-6 18.4-14 17.2l4-8.6-6 8.9z"/>',
  drop: '<path d="M12 1.8c4 5.8 7.2 9 7.2 13.2a7.2 7.2 0 0 1-14.4 0C4.800 10.8 8 7.6 12 1.8z"/>',
  sun: '<circle cx="12" cy="12" r="5.2"/><g stroke="currentColor" stroke-width="2.4" stroke-linecap="round"><path d="M12 1.8v2M12 20.2v2M1.800 12h2M20.200 12h2M4.800 4.8l1.400 1.4M17.800 17.8l1.400 1.4M4.800 19.2l1.400-1.4M17.800 6.2l1.400-1.4"/></g>',
  heart: '<path d="M12 21.2C5 15.6 1.8 12 1.8 7.9a5.300 5.3 0 0 1 10.2-2 5.3 5.3 0 0 1 10.2 2c0 4.1-3.2 7.7-10.2 13.3z"/>',
  key: '<path fill-rule="evenodd" d="M8 2.5a5.800 5.8 0 1 1-1 11.5 5.8 5.8 0 0 1 1-11.5zm-.5 3.6a2.200 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"/><path d="M10 11.6l10.800 8.6-2 2.2-1.9-1.5-1.7 1.9-2-1.6 1.7-1.9-6.6-5.3z"/>',
  bell: '<path d="M12 2.2c-4 0-6.6 2.9-6.6 6.8 0 5-1.3 6.7-2.9 8.6h19c-1.6-1.9-2.9-3.6-2.9-8.6 0-3.9-2.6-6.8-6.6-6.8z"/><circle cx="12" cy="20" r="2.3"/>',
  fish: '<path fill-rule="evenodd" d="M1.800 12C5 6.8 9 5.4 12 5.8c2.400.3 4.4 1.9 5.8 3.6L22 6.6v10.800l-4.2-2.8C16 16.8 14 18.2 12 18.4 9 18.6 5 17.2 1.8 12zm5.400-2.3a1.500 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"/>',
  cloud: '<path d="M6.600 19.4a5.100 5.1 0 0 1-.5-10.2 6.4 6.4 0 0 1 12.1.5 4.9 4.9 0 0 1 .2 9.7z"/>',
  crown: '<path d="M2.400 7.4l4.800 4 4.8-7.6 4.8 7.6 4.8-4-2 12.4H4.400z"/>',
  anchor: '<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5" r="2.4"/><path d="M12 7.6V21M7.400 11h9.200M3 13.4c.6 5 4.4 7.6 9 7.6s8.400-2.6 9-7.6"/></g>',
};

/** Width, height and drawing of one tile. */
export const PATTERNS: Record<Pattern, readonly [number, number, string]> = {
  dots: [8, 8, '<circle cx="2" cy="2" r="1.3"/><circle cx="6" cy="6" r="1.3"/>'],
  stripes: [6, 6, '<rect width="2.4" height="6"/>'],
  slant: [6, 6, '<path d="M-1 5L5-1h2.500L-1 7.5zM5 7L7 5v2z"/>'],
  waves: [10, 6, '<path d="M0 4Q2.500 0 5 4t5 0" fill="none" stroke="currentColor" stroke-width="1.6"/>'],
  rays: [12, 12, '<path d="M6 0v3M6 9v3M0 6h3M9 6h3" fill="none" stroke="currentColor" stroke-width="1.6"/>'],
  scales: [8, 8, '<path d="M0 0a4 4 0 0 0 8 0M-4 4a4 4 0 0 0 8 0M4 4a4 4 0 0 0 8 0" fill="none" stroke="currentColor" stroke-width="1.2"/>'],
  checks: [8, 8, '<rect width="4" height="4"/><rect x="4" y="4" width="4" height="4"/>'],
  zigzag: [8, 7, '<path d="M0 5l4-4 4 4" fill="none" stroke="currentColor" stroke-width="1.5"/>'],
  bands: [6, 7, '<rect width="6" height="2.6"/>'],
  rings: [9, 9, '<circle cx="4.5" cy="4.5" r="2.5" fill="none" stroke="currentColor" stroke-width="1.2"/>'],
  diamonds: [8, 10, '<path d="M4 1l2.600 4L4 9 1.4 5z"/>'],
  rope: [8, 8, '<path d="M0 8C3 8 5 0 8 0M-4 8C-1 8 1 0 4 0M4 8c3 0 5-8 8-8" fill="none" stroke="currentColor" stroke-width="1.3"/>'],
};

export const EAR1 = "M22.500 27C14 18 12 5 18.5 2.2 26 .8 29.5 13 29.5 25z";
export const EAR2 = "M34.500 25C35 13 39.5 5.2 45.5 5.6c7 .6 10.3 8.6 12.7 14.6 1.8 4.7-2.6 7.3-5.4 4.3-3.3-3.7-5.8-5.7-7.9-4.4-2 1.3-2 4.5-2.9 7.4z";
export const BODY = "M12.500 79.5C8.500 64 14 54.5 21 50.5h22c7 4 12.5 13.5 8.5 29Q32 84.5 12.5 79.5z";
export const HEAD = "M32 21.5c10.500 0 18 6.3 18 15.3S42 52 32 52s-18-6.2-18-15.2S21.500 21.5 32 21.5z";
