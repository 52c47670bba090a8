import { groupDigits } from '../../../lib/text/group-digits';
import { roundTo } from './rounded';

/** A number as displayed: `2,534` or, with 2 decimals, `1,691.00`. */
export function formatNumber(figure: number, decimals = 0): string {
  return groupDigits(roundTo(figure, decimals).toFixed(decimals));
}
