import unhomoglyph from 'unhomoglyph';
import { normalized } from '../../platform/shared/normalized.gen';

/** More than a username needs, and less than a column of the database holds. */
const MOST_CODE_POINTS = 100;

/**
 * What a name looks like (UTS 39): names with one skeleton can be taken for each other, such as a Latin and a Cyrillic
 * "Ada". It is compared, never shown.
 */
export function skeleton(name: string): string {
  // Capitals first: some resemble a letter that their small form does not, such as the Cyrillic "В".
  const fromCapitals = confusable(normalized('NFKC', name)).toLowerCase();
  const blanksAsOne = confusable(fromCapitals).replaceAll(/[\s\p{Default_Ignorable_Code_Point}]+/gu, ' ');
  return Array.from(blanksAsOne.trim()).slice(0, MOST_CODE_POINTS).join('');
}

const confusable = (text: string): string => normalized('NFD', unhomoglyph(normalized('NFD', text)));
