import type { BlockFragment } from '../../../blocks/Blocks.gen';

/**
 * Silent reading speed of adults for such texts, in words per minute (Brysbaert 2019,
 * doi.org/10.1016/j.jml.2019.104047: 238).
 */
const WORDS_A_MINUTE = 238;

/** Block fields with text to read. All others contain URLs or text for assistive technology. */
const TEXTS = new Set(['text', 'heading', 'caption', 'code', 'html']);
const TAGS = /<[^>]*>/g;

/** The reading time of an article in whole minutes, at least one. */
export function getReadingMinutes(blocks: readonly BlockFragment[]): number {
  return Math.max(1, Math.round(wordsIn(blocks) / WORDS_A_MINUTE));
}

function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + wordsIn(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [name, field]) =>
      sum +
      (typeof field === 'string' && TEXTS.has(name)
        ? countWords(name === 'html' ? field.replace(TAGS, ' ') : field)
        : wordsIn(field)),
    0,
  );
}

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;
