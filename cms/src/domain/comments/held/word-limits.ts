/** Each comment is compared with all of them. */
export const MOST_WORDS = 500;
/** In characters. */
export const LONGEST_WORD = 80;

/** Why a word is not on the list. */
export type WordProblem = 'too long' | 'nothing to look for' | 'list is full';

export interface RefusedWord {
  /** As it was sent. */
  word: string;
  problem: WordProblem;
}
