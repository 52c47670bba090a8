import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { countHtmlWords, countWords, toReadingMinutes } from '../../../lib/shared/reading-time.gen';

/** Block fields with text to read. All others contain URLs or text for assistive technology. */
const TEXTS = new Set(['text', 'heading', 'caption', 'code', 'html']);

/** The reading time of an article in whole minutes, at least one. */
export const getReadingMinutes = (blocks: readonly BlockFragment[]): number =>
  toReadingMinutes(wordsIn(blocks));

function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + wordsIn(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [name, field]) =>
      sum +
      (typeof field === 'string' && TEXTS.has(name)
        ? (name === 'html' ? countHtmlWords : countWords)(field)
        : wordsIn(field)),
    0,
  );
}
