import { MAX_COMMENT_LENGTH } from '../../../lib/shared/comments.gen';

/** The length from which the remaining characters are shown. */
const NEAR_END = MAX_COMMENT_LENGTH - 500;

const countCharacters = (text: string) => Array.from(text.trim()).length;

/** What is wrong with a comment before posting, if anything. */
export function findProblem(text: string): 'empty' | 'too long' | undefined {
  const signs = countCharacters(text);
  if (signs === 0) return 'empty';
  return signs > MAX_COMMENT_LENGTH ? 'too long' : undefined;
}

/** The remaining characters near the limit, or the excess above it. */
export function remainingCharactersText(text: string): string | undefined {
  // A text never has more code points than code units.
  if (text.length < NEAR_END) return undefined;
  const left = MAX_COMMENT_LENGTH - countCharacters(text);
  if (left < 0) return `${characters(-left)} too many`;
  return left <= MAX_COMMENT_LENGTH - NEAR_END ? `${characters(left)} left` : undefined;
}

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** The displayed text: several empty lines are collapsed into one. */
export const displayText = (text: string) => text.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');

/** About this many characters fit a line on a phone. */
const LINE = 38;
const LONG_LINES = 16;

/** Whether the text exceeds the twelve lines shown of a long one by enough to justify a button. */
export function isCollapsible(text: string): boolean {
  const lines = displayText(text).split('\n');
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0) > LONG_LINES;
}
