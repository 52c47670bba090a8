import type { Found } from './find-text';

/** What was replaced at once. */
export interface Replaced {
  count: number;
  /** How often the words still occurred: this is over once they occur otherwise, such as after undo. */
  left: number;
}

/** What the search says about the words. */
export function describeFound(
  words: string,
  { count, current, inAddresses }: Found,
  replaced?: Replaced,
): string {
  if (words === '') return '';
  if (current > 0) return `${current} of ${count}`;
  if (replaced?.left === count) return describeReplaced(replaced.count, inAddresses);
  if (count === 0) return 'Not found.';
  return count === inAddresses ? `${count} found, only in addresses` : `${count} found`;
}

const describeReplaced = (count: number, inAddresses: number): string =>
  inAddresses === 0 ? `${count} replaced` : `${count} replaced, ${inAddresses} left in addresses`;
