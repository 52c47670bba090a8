import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../src/admin/ui/comparison/align-parts';
import { comparePartsOfBoth, mergeParts } from '../src/admin/ui/comparison/merge-parts';
import { parseArticle } from '../src/cli/content-files/format/parse-article';

const FOLDER = join(__dirname, 'articles');
/** One of this many articles. */
const SAMPLE = 8;
const THEIRS = 'Trials are under way in Oslo and Lyon, with results expected next spring.';
const MINE = 'No study has found any effect of cocoa itself; sugar is another matter.';

/** The questions of a sample of the demonstration's articles. */
const articles = readdirSync(FOLDER)
  .filter((_file, index) => index % SAMPLE === 0)
  .map((file) => parseArticle(file, readFileSync(join(FOLDER, file), 'utf8')).article?.faqs ?? [])
  .map((faqs) => faqs.map(({ question, answer }, index) => toPart(`id${index}`, `${question}\n${answer}`)))
  .filter((questions) => questions.length > 1);

function toPart(id: string, text: string): Part {
  return { type: 'parts.question', id, text };
}

const rewrite = (questions: readonly Part[], index: number, text: string): Part[] =>
  questions.map((question, place) => (place === index ? { ...question, text } : question));
const moveToEnd = (questions: readonly Part[], index: number): Part[] => [
  ...questions.filter((_question, place) => place !== index),
  ...questions.slice(index, index + 1),
];

/** What is put together of what is suggested. */
function merge(base: Part[], theirs: Part[], mine: Part[]) {
  const differences = comparePartsOfBoth(base, theirs, mine);
  return {
    merged: mergeParts(differences).map(({ from, index }) => ({ theirs, mine })[from][index]),
    conflicts: differences.filter(({ isConflict }) => isConflict).length,
  };
}

const byId = (questions: readonly (Part | undefined)[]) =>
  questions.toSorted((a, b) => (a?.id ?? '').localeCompare(b?.id ?? ''));

test('a sample has enough questions', () => {
  expect(articles.length).toBeGreaterThan(20);
});

test('an answer that both rewrite is one conflict; nothing is there twice, and nothing is lost', () => {
  for (const questions of articles) {
    for (const index of questions.keys()) {
      const mine = rewrite(questions, index, MINE);
      expect(merge(questions, rewrite(questions, index, THEIRS), mine)).toEqual({
        merged: mine,
        conflicts: 1,
      });
    }
  }
});

test('an answer that one rewrites stays, whatever the other moves', () => {
  for (const questions of articles) {
    for (const index of questions.keys()) {
      for (const moved of questions.keys()) {
        const changed = rewrite(questions, index, MINE);
        for (const [theirs, mine] of [
          [moveToEnd(questions, moved), changed],
          [changed, moveToEnd(questions, moved)],
        ] as const)
          expect(byId(merge(questions, theirs, mine).merged)).toEqual(byId(changed));
      }
    }
  }
});

test('an answer that one rewrites stays, whatever the other deletes', () => {
  for (const questions of articles) {
    for (const index of questions.keys()) {
      for (const deleted of questions.keys()) {
        const changed = rewrite(questions, index, MINE);
        const others = questions.filter((_question, place) => place !== deleted);
        const expected = changed.filter((_question, place) => place === index || place !== deleted);
        for (const [theirs, mine] of [
          [others, changed],
          [changed, others],
        ] as const)
          expect(merge(questions, theirs, mine)).toEqual({
            merged: expected,
            conflicts: index === deleted ? 1 : 0,
          });
      }
    }
  }
});
