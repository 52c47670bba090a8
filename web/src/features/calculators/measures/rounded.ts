/**
 * The floating-point error below a half, in units of the last decimal kept: 64.32 / 1.6² is 25.125, but computes as
 * 25.124999999999996. Body measures have errors of at most a thousandth of this.
 */
const NOISE = 1e-9;

/** Rounds half away from zero, and never to minus zero. Returns non-finite numbers unchanged. */
export function roundTo(value: number, decimals: number): number {
  const size = roundedSize(Math.abs(value), 10 ** decimals);
  return value < 0 && size > 0 ? -size : size;
}

function roundedSize(size: number, scale: number): number {
  // An integer needs no rounding, and the largest would overflow.
  return Number.isInteger(size) ? size : Math.round(size * scale + NOISE) / scale;
}
