import { type Finding, placeText } from '../finding';
import { SHARED_SENTENCE_WORDS } from '../limits';
import { ownPassages, type Passage, splitSentences, toWords } from '../passages';
import type { Subject } from '../subject';

interface Told {
  subject: Subject;
  passage: Passage;
}

/**
 * No two articles share a paragraph or a sentence of some length: readers take what they have read elsewhere for a
 * form letter. A paragraph is told once, without its sentences.
 */
export function checkSharedText(subjects: readonly Subject[]): Finding[] {
  const told = subjects.flatMap((subject) => ownPassages(subject).map((passage) => ({ subject, passage })));
  const paragraphs = repeats(told, 'paragraph');
  const whole = new Set(paragraphs.map(({ told: one }) => one.passage));
  const sentences = told
    .filter(({ passage }) => !whole.has(passage))
    .flatMap(({ subject, passage: { path, text } }) =>
      splitSentences(text).map((sentence) => ({ subject, passage: { path, text: sentence } })),
    );
  return [...paragraphs, ...repeats(sentences, 'sentence')].map(
    ({ told: { subject, passage }, message }) => ({
      subject,
      path: passage.path,
      message,
    }),
  );
}

function repeats(all: readonly Told[], what: string): { told: Told; message: string }[] {
  const first = new Map<string, Told>();
  return all.flatMap((told) => {
    const words = toWords(told.passage.text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s]/gu, ''));
    if (words.length < SHARED_SENTENCE_WORDS) return [];
    const key = words.join(' ');
    const before = first.get(key);
    if (!before) {
      first.set(key, told);
      return [];
    }
    if (areVersionsOfOne(before.subject, told.subject)) return [];
    const where = placeText(before.subject, before.passage.path);
    return [
      { told, message: `the ${what} "${beginning(told.passage.text)}" stands in ${where} too: say it anew` },
    ];
  });
}

/** What readers see of an article, and its draft. */
const areVersionsOfOne = (one: Subject, other: Subject): boolean =>
  one !== other && one.article.slug === other.article.slug;

function beginning(text: string): string {
  const words = toWords(text);
  return words.length <= SHARED_SENTENCE_WORDS
    ? text
    : `${words.slice(0, SHARED_SENTENCE_WORDS).join(' ')} ...`;
}
