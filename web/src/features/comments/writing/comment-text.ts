import { LONGEST_COMMENT } from '../../../lib/shared/comments.gen';

/** From how many on the writer is told how many are left. */
const NEAR_END = LONGEST_COMMENT - 500;

const countCharacters = (text: string) => Array.from(text.trim()).length;

/** What is wrong with a comment that is about to be posted; nothing, mostly. */
export function findProblem(text: string): 'empty' | 'too long' | undefined {
  const signs = countCharacters(text);
  if (signs === 0) return 'empty';
  return signs > LONGEST_COMMENT ? 'too long' : undefined;
}

/** How many characters are left, near the end; how many are too many, behind it. */
export function roomLine(text: string): string | undefined {
  // A text never has more code points than code units.
  if (text.length < NEAR_END) return undefined;
  const left = LONGEST_COMMENT - countCharacters(text);
  if (left < 0) return `${characters(-left)} too many`;
  return left <= LONGEST_COMMENT - NEAR_END ? `${characters(left)} left` : undefined;
}

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** As it is shown: several empty lines are one. */
export const shownText = (text: string) => text.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');

/** On a phone about so many signs make a line. */
const LINE = 38;
const LONG_LINES = 16;

/** Whether it takes more lines than the twelve that are shown of a long one, by so much that hiding them is worth a button. */
export function isLong(text: string): boolean {
  const lines = shownText(text).split('\n');
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0) > LONG_LINES;
}
