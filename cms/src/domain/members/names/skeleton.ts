import unhomoglyph from 'unhomoglyph';
import { normalize } from '../../../platform/shared/normalize.gen';

/** Longer than any username needs, and shorter than the database column. */
const MOST_CODE_POINTS = 100;

/**
 * What a name looks like (UTS 39): names with the same skeleton can be confused, such as a Latin and a Cyrillic "Ada".
 * Only for comparison, never shown.
 */
export function toSkeleton(name: string): string {
  // Capitals first: some look like a letter that their lowercase form does not resemble, such as the Cyrillic "В".
  const fromCapitals = confusable(normalize('NFKC', name)).toLowerCase();
  const blanksAsOne = confusable(fromCapitals).replaceAll(/[\s\p{Default_Ignorable_Code_Point}]+/gu, ' ');
  return Array.from(blanksAsOne.trim()).slice(0, MOST_CODE_POINTS).join('');
}

const confusable = (text: string): string => normalize('NFD', unhomoglyph(normalize('NFD', text)));
