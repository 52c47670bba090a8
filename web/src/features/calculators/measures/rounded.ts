/**
 * What arithmetic may leave of a half, in units of the last decimal kept: 64.32 / 1.6² is 25.125, and computed
 * 25.124999999999996. Figures of a body are out by a thousandth of this.
 */
const NOISE = 1e-9;

/** Half away from zero, as people round, and never minus nothing. What is not finite stays so. */
export function rounded(value: number, decimals: number): number {
  const size = roundedSize(Math.abs(value), 10 ** decimals);
  return value < 0 && size > 0 ? -size : size;
}

function roundedSize(size: number, scale: number): number {
  // A whole number has nothing to round, and the largest would overflow.
  return Number.isInteger(size) ? size : Math.round(size * scale + NOISE) / scale;
}
