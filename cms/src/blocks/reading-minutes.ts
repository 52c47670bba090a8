import type { Block } from './block';
import { plainText } from './plain-text';

/** Silent reading of English non-fiction by adults: Brysbaert 2019, Journal of Memory and Language 109, 104047. */
const WORDS_A_MINUTE = 238;

/** How long the text takes to read, in whole minutes, rounded up; 1 at least. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = plainText(blocks).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
