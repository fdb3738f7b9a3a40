// Where the lanterns float on the two painted rivers: x, y, scale, from the bank to the sea.
export type RiverKind = "tall" | "wide";
type Place = readonly [x: number, y: number, scale: number];

interface Painted {
  readonly width: number;
  readonly height: number;
  readonly at: readonly Place[];
}

export const RIVERS: Record<RiverKind, Painted> = {
  tall: {
    width: 585,
    height: 1266,
    at: [
      [444.7, 1271.3, 0.965],
      [425.7, 1204.5, 0.885],
      [379.3, 1152.9, 0.822],
      [328.7, 1110.0, 0.77],
      [281.2, 1070.3, 0.722],
      [240.0, 1029.9, 0.674],
      [212.5, 987.2, 0.622],
      [206.7, 942.7, 0.568],
      [221.4, 903.8, 0.521],
      [245.0, 871.3, 0.482],
      [270.2, 843.4, 0.448],
      [294.4, 817.6, 0.417],
      [315.6, 793.0, 0.387],
      [332.3, 768.4, 0.357],
      [342.4, 744.0, 0.328],
      [345.0, 720.6, 0.3],
      [341.1, 699.2, 0.274],
      [333.5, 680.4, 0.251],
      [324.5, 663.9, 0.231],
      [315.4, 648.9, 0.213],
      [307.2, 635.0, 0.196],
      [300.5, 622.0, 0.18],
      [295.9, 609.5, 0.165],
      [293.8, 597.7, 0.151],
      [294.4, 586.9, 0.138],
      [297.8, 577.3, 0.126],
    ],
  },
  wide: {
    width: 780,
    height: 400,
    at: [
      [31.8, 378.5, 0.982],
      [92.7, 367.4, 0.947],
      [152.6, 358.0, 0.917],
      [209.8, 349.7, 0.89],
      [266.2, 341.8, 0.865],
      [320.6, 334.2, 0.841],
      [373.6, 326.7, 0.817],
      [424.6, 318.9, 0.792],
      [473.9, 310.7, 0.765],
      [521.5, 301.4, 0.736],
      [565.7, 289.9, 0.699],
      [599.2, 269.1, 0.632],
      [573.2, 247.7, 0.564],
      [540.9, 236.1, 0.527],
      [509.7, 226.7, 0.496],
      [480.4, 217.9, 0.468],
      [453.0, 208.7, 0.439],
      [429.1, 197.8, 0.404],
      [420.3, 180.8, 0.35],
      [436.4, 169.4, 0.313],
      [453.9, 162.4, 0.291],
      [471.0, 156.8, 0.273],
      [487.1, 151.9, 0.257],
      [502.3, 147.3, 0.242],
      [516.4, 142.7, 0.228],
      [529.4, 137.9, 0.212],
    ],
  },
};

/** So many lanterns on this river: the painted places are for twenty-six, others stand between them. */
export function lanterns(kind: RiverKind, count: number): Place[] {
  const { at } = RIVERS[kind];
  return Array.from({ length: count }, (_, i) => {
    const where = (i * (at.length - 1)) / Math.max(1, count - 1);
    const [from, to] = [at[Math.floor(where)]!, at[Math.ceil(where)]!];
    const part = where % 1;
    const mix = (n: 0 | 1 | 2) => from[n] + (to[n] - from[n]) * part;
    return [mix(0), mix(1), mix(2)] as const;
  });
}
