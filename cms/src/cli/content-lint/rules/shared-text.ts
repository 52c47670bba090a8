import { type Finding, placeText } from '../finding';
import { SHARED_SENTENCE_WORDS } from '../limits';
import { ownPassages, type Passage, splitSentences, toWords } from '../passages';
import type { Subject } from '../subject';

interface LocatedPassage {
  subject: Subject;
  passage: Passage;
}

/**
 * Two articles must not share a paragraph or a long sentence: readers take repeated text for boilerplate. A shared
 * paragraph is reported once, without its sentences.
 */
export function checkSharedText(subjects: readonly Subject[]): Finding[] {
  const located = subjects.flatMap((subject) =>
    ownPassages(subject).map((passage) => ({ subject, passage })),
  );
  const paragraphs = repeats(located, 'paragraph');
  const whole = new Set(paragraphs.map(({ located: one }) => one.passage));
  const sentences = located
    .filter(({ passage }) => !whole.has(passage))
    .flatMap(({ subject, passage: { path, text } }) =>
      splitSentences(text).map((sentence) => ({ subject, passage: { path, text: sentence } })),
    );
  return [...paragraphs, ...repeats(sentences, 'sentence')].map(
    ({ located: { subject, passage }, message }) => ({
      subject,
      path: passage.path,
      message,
    }),
  );
}

function repeats(
  all: readonly LocatedPassage[],
  what: string,
): { located: LocatedPassage; message: string }[] {
  const first = new Map<string, LocatedPassage>();
  return all.flatMap((located) => {
    const words = toWords(located.passage.text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s]/gu, ''));
    if (words.length < SHARED_SENTENCE_WORDS) return [];
    const key = words.join(' ');
    const before = first.get(key);
    if (!before) {
      first.set(key, located);
      return [];
    }
    if (areVersionsOfOne(before.subject, located.subject)) return [];
    const where = placeText(before.subject, before.passage.path);
    return [
      {
        located,
        message: `the ${what} "${beginning(located.passage.text)}" is also in ${where}: rephrase it`,
      },
    ];
  });
}

/** The published version of an article, and its draft. */
const areVersionsOfOne = (one: Subject, other: Subject): boolean =>
  one !== other && one.article.slug === other.article.slug;

function beginning(text: string): string {
  const words = toWords(text);
  return words.length <= SHARED_SENTENCE_WORDS
    ? text
    : `${words.slice(0, SHARED_SENTENCE_WORDS).join(' ')} ...`;
}
