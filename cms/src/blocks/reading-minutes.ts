import type { Block } from './block';
import { plainText } from './plain-text';

/**
 * Silent reading speed of adults for English non-fiction: Brysbaert 2019, Journal of Memory and Language 109, 104047.
 */
const WORDS_A_MINUTE = 238;

/** The reading time in whole minutes, rounded up; at least 1. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = plainText(blocks).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
