import { LONGEST_WORD, MOST_WORDS } from '../../../domain/comments/held/word-limits';
import type { RefusedWord, WordProblem } from '../../../domain/comments/held/word-limits';
import { countOf, shorten } from '../describe';

/** What a request to add words has done. */
export interface AddedWords {
  added: number;
  refused: RefusedWord[];
}

const MOST_NAMED = 10;

/** “3 words are added.” @param sent how many were sent */
export function describeAdded({ added, refused }: AddedWords, sent: number): string {
  const there = sent - added - refused.length;
  return [
    `${countOf(added, 'word is', 'words are')} added.`,
    ...(there > 0 ? [`${countOf(there, 'was', 'were')} on the list already.`] : []),
  ].join(' ');
}

const SENTENCES: Readonly<Record<WordProblem, (words: string, count: number) => string>> = {
  'too long': (words, count) =>
    `${words} ${count === 1 ? 'is' : 'are'} longer than ${LONGEST_WORD} characters.`,
  'nothing to look for': (words, count) =>
    `${words} ${count === 1 ? 'contains' : 'contain'} no letter and no digit to look for.`,
  'list is full': (words, count) =>
    `The list holds ${MOST_WORDS} words and phrases and is full: ${words} ${count === 1 ? 'was' : 'were'} not added.`,
};

/** The words that are not on the list, with the reason of each, in sentences. */
export function describeRefused(refused: readonly RefusedWord[]): string[] {
  const byProblem = new Map<WordProblem, string[]>();
  for (const { word, problem } of refused)
    byProblem.set(problem, [...(byProblem.get(problem) ?? []), `“${shorten(word, 20)}”`]);
  return [...byProblem].map(([problem, words]) => {
    const named = words.slice(0, MOST_NAMED).join(', ');
    const more = words.length - MOST_NAMED;
    return SENTENCES[problem](more > 0 ? `${named} and ${more} more` : named, words.length);
  });
}
