// Steps of a scale that never sounds wrong: five notes an octave.
const NOTES = [0, 2, 4, 7, 9];

/** How much faster a sound is played to stand so many notes higher. */
export function pitch(step: number): number {
  const whole = Math.max(0, Math.min(12, Math.round(step)));
  return 2 ** ((12 * Math.floor(whole / NOTES.length) + NOTES[whole % NOTES.length]!) / 12);
}
