/**
 * A figure's digits as people read them: `2,534` or, given as text, `-1,691.00`. Not by `Intl`, whose first formatter takes
 * a phone 100 ms.
 * @param figure in plain digits: none with an exponent
 */
export function grouped(figure: number | string): string {
  return String(figure).replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));
}
