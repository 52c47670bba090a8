import { grouped } from '../../../lib/text/grouped';
import { rounded } from './rounded';

/** A number as displayed: `2,534` or, with 2 decimals, `1,691.00`. */
export function figureText(figure: number, decimals = 0): string {
  return grouped(rounded(figure, decimals).toFixed(decimals));
}
