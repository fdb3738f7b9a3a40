// The five reaction stamps: a rabbit's head in ink, on a 40 × 40 ground. Their order is the protocol's.
const EARS =
  '<path d="M14.5 18C11 12 11 5 14 4s5.5 6 5.5 12.5M20.5 16.5C20.5 10 22.5 3 25.8 4S29 12 25.5 18"/>';
const FOLDED =
  '<path d="M14.5 18C11 12 11 5 14 4s5.5 6 5.5 12.5' +
  'M20.5 16.5C21 10 24 6 27.5 7.5c2.5 1.2 5 5 4.5 8.5-3-.5-5.5-2.5-7-4.5-.5 2.5 0 4.5.5 6.5"/>';
const HEAD = '<path d="M9.5 26c0-6.5 4.5-9.8 10.5-9.8S30.5 19.5 30.5 26 26 35.5 20 35.5 9.5 32.5 9.5 26z"/>';
const NOSE = '<path d="M18.7 26.6h2.6L20 28.2z" fill="currentColor"/>';
const dot = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;
const HEART = (x: number, y: number, s: number) =>
  `<path transform="translate(${x} ${y}) scale(${s})" ` +
  'd="M0 4C-3.6 1.3-5-.3-5-2.3A2.5 2.5 0 0 1 0-3.1 2.5 2.5 0 0 1 5-2.3C5-.3 3.6 1.3 0 4z" ' +
  'fill="currentColor" stroke="none"/>';

export const STAMPS: readonly string[] = [
  // loved: hearts for eyes
  `${EARS}${HEAD}${HEART(15.5, 24.2, 0.62)}${HEART(24.5, 24.2, 0.62)}${NOSE}<path d="M16 30q4 3 8 0"/>`,
  // bravo: a crown of sparks, eyes wide open
  `${EARS}${HEAD}${dot(15.5, 24, 1.7)}${dot(24.5, 24, 1.7)}${NOSE}` +
    '<path d="M16 30q4 3.5 8 0M4.5 14l3 2M3 21h3.5M35.5 14l-3 2M37 21h-3.5M6 28.5l2-1M34 28.5l-2-1"/>',
  // laughing: eyes shut, mouth open
  `${EARS}${HEAD}<path d="M13 24.5l2.5-2 2.5 2M22 24.5l2.5-2 2.5 2"/>${NOSE}` +
    '<path d="M15.5 29.3h9q-.5 4.7-4.5 4.7t-4.5-4.7z" fill="currentColor"/>' +
    '<path d="M8 30q-3.5 1-4 3.5M32 30q3.5 1 4 3.5"/>',
  // puzzled: one ear down, one brow up
  `${FOLDED}${HEAD}${dot(15.5, 25, 1.6)}${dot(24.5, 25, 1.6)}` +
    `<path d="M13 21.8q2.5-1.8 5-.6M22.5 22.5q2 .3 4-.5M17.5 31.5q2.5-1.8 5-.3"/>${NOSE}` +
    `<path d="M33.5 20.5c0-2.6 4-2.6 4 0 0 1.6-2 1.7-2 3.5"/>${dot(35.5, 26.8, 1.1)}`,
  // dreaming: eyes closed, a moon beside
  `${FOLDED}${HEAD}<path d="M13 24q2.5 2.4 5 0M22 24q2.5 2.4 5 0M17.5 30.5q2.5 1.8 5 0"/>${NOSE}` +
    '<path d="M8.5 6.5A4.6 4.6 0 1 0 9.5 14 5 5 0 0 1 8.5 6.5z" ' +
    'fill="currentColor" transform="translate(-3.5 1)"/>' +
    '<path d="M34 22.5h3.5l-3.5 4h3.5"/>',
];
