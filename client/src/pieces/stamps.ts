// The five reaction stamps: a rabbit's head in ink, on a 40 × 40 ground. Their order is the protocol's.
const EARS = '<path d="M14.500 18C11 12 11 5 14 4s5.500 6 5.500 12.500M20.500 16.500C20.500 10 22.500 3 25.800 4S29 12 25.500 18"/>';
const FOLDED = '<path d="M14.500 18C11 12 11 5 14 4s5.500 6 5.500 12.500M20.500 16.500C21 10 24 6 27.500 7.500c2.500 1.200 5 5 4.500 8.500-3-.5-5.500-2.500-7-4.500-.500 2.500 0 4.500.5 6.500"/>';
const HEAD = '<path d="M9.500 26c0-6.500 4.500-9.800 10.500-9.800S30.500 19.500 30.500 26 26 35.500 20 35.500 9.500 32.500 9.500 26z"/>';
const NOSE = '<path d="M18.700 26.600h2.600L20 28.200z" fill="currentColor"/>';
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;
const HEART = (x: number, y: number, s: number) => `<path transform="translate(${x} ${y}) scale(${s})" d="M0 4C-3.600 1.300-5-.3-5-2.300A2.500 2.500 0 0 1 0-3.100 2.500 2.500 0 0 1 5-2.300C5-.3 3.600 1.300 0 4z" fill="currentColor" stroke="none"/>`;

export const STAMPS: readonly string[] = [
  // loved: hearts for eyes
  `${EARS}${HEAD}${HEART(15.500, 24.200, 0.62)}${HEART(24.500, 24.200, 0.62)}${NOSE}<path d="M16 30q4 3 8 0"/>`,
  // bravo: a crown of sparks, eyes wide open
  `${EARS}${HEAD}${dot(15.500, 24, 1.7)}${dot(24.500, 24, 1.7)}${NOSE}<path d="M16 30q4 3.500 8 0M4.500 14l3 2M3 21h3.500M35.500 14l-3 2M37 21h-3.500M6 28.500l2-1M34 28.500l-2-1"/>`,
  // laughing: eyes shut, mouth open
  `${EARS}${HEAD}<path d="M13 24.500l2.500-2 2.500 2M22 24.500l2.500-2 2.500 2"/>${NOSE}<path d="M15.500 29.300h9q-.5 4.700-4.500 4.700t-4.500-4.700z" fill="currentColor"/><path d="M8 30q-3.500 1-4 3.500M32 30q3.500 1 4 3.500"/>`,
  // puzzled: one ear down, one brow up
  `${FOLDED}${HEAD}${dot(15.500, 25, 1.6)}${dot(24.500, 25, 1.6)}<path d="M13 21.800q2.500-1.800 5-.6M22.500 22.500q2 .3 4-.5M17.500 31.500q2.500-1.800 5-.3"/>${NOSE}<path d="M33.500 20.500c0-2.600 4-2.600 4 0 0 1.600-2 1.700-2 3.500"/>${dot(35.500, 26.800, 1.1)}`,
  // dreaming: eyes closed, a moon beside
  `${FOLDED}${HEAD}<path d="M13 24q2.500 2.400 5 0M22 24q2.500 2.400 5 0M17.500 30.500q2.500 1.800 5 0"/>${NOSE}<path d="M8.500 6.500A4.600 4.600 0 1 0 9.500 14 5 5 0 0 1 8.500 6.500z" fill="currentColor" transform="translate(-3.500 1)"/><path d="M34 22.500h3.500l-3.500 4h3.500"/>`,
];
