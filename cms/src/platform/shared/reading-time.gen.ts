// Copied from scripts/shared-rules/reading-time.ts by npm run codegen.
/**
 * Silent reading speed of adults for such texts, in words per minute (Brysbaert 2019,
 * doi.org/10.1016/j.jml.2019.104047: 238).
 */
const WORDS_A_MINUTE = 238;

/** The reading time of so many words in whole minutes, at least one. */
export const toReadingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Counts the words of HTML as they are read. */
export const countHtmlWords = (html: string): number => countWords(html.replace(/<[^>]*>/g, ' '));
