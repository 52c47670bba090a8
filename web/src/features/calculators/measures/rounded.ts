/**
 * Half away from zero, as people round. By the number's own decimal digits: 1.005 is stored a little short of itself, and
 * times a hundred it would round down.
 */
export function rounded(value: number, decimals: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const [whole = '', power = '0'] = String(scaled).split('e');
  return Math.sign(value) * Number(`${whole}e${Number(power) - decimals}`);
}
