import { findSimilarWords } from '../../src/domain/articles/search-index/search/similar-words';
import { indexWords } from '../../src/domain/articles/search-index/words/words';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { suggestFor } from '../support/content/searching';

let cms: Cms;
const suggested = (typed: string) => suggestFor(cms, typed);

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

/** A letter wrong, missing, extra, or swapped with the next: each of these at each position. */
function oneMistakeIn(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, letter, next, after] = [
      word.slice(0, at),
      word[at],
      word[at + 1] ?? '',
      word.slice(at + 1),
    ];
    const wrong = ['q', 'e', 's'];
    const added = wrong.map((one) => before + one + word.slice(at));
    if (letter === undefined) return added;
    const swapped = next === '' ? [] : [before + next + letter + word.slice(at + 2)];
    return [...added, ...wrong.map((one) => before + one + after), before + after, ...swapped];
  }).flat();
}

test('tolerates any single typo in any word of a title', async () => {
  const titles = [
    'Knee pain: eight slow exercises',
    'Does zinc help against a cold?',
    'Walk along the river',
    'Hay Fever: How to Get Through Pollen Season',
    'Sunscreen: How Much, How Often and Everything in Between',
    'Panic Attacks: What to Do While It Lasts, and After',
  ];
  for (const title of titles) await publishArticle(cms, { title });
  for (const [typed, title] of [
    ['kaee', titles[0]],
    ['kene', titles[0]],
    ['egiht', titles[0]],
    ['solw', titles[0]],
    ['zsnc', titles[1]],
    ['rvier', titles[2]],
  ] as const)
    expect(await suggested(typed)).toContain(title);

  const missed: string[] = [];
  for (const word of new Set(titles.flatMap(indexWords))) {
    for (const typed of oneMistakeIn(word).filter(({ length }) => length >= 3)) {
      const near = await findSimilarWords(cms.strapi, typed);
      // If more words are as close, those are suggested instead.
      const longer = (one: string) => Math.abs(one.length - typed.length);
      const full = near.length === 8 && near.every((one) => longer(one) <= longer(word));
      // A prefix is not a mistake.
      if (word.startsWith(typed)) continue;
      if (!near.includes(word) && !full) missed.push(`${typed} for ${word}`);
    }
  }
  expect(missed).toEqual([]);
});

describe('when the typed words find nothing', () => {
  const names = [
    'Vision Loss',
    'Self-Care',
    'Eye Health',
    'Lung Health',
    'Scar Care',
    'Pressure Injury Prevention',
  ];
  beforeAll(async () => {
    for (const name of names) await category(cms, name, { kind: 'sub-topic' });
    await publishArticle(cms, { title: 'Life with less: how the pancreas works' });
    await publishArticle(cms, { title: 'Cerebral palsy, day by day' });
  });

  test.each([
    // Each of these is the prefix of another known word.
    ['panc attacks', 'Panic Attacks: What to Do While It Lasts, and After'],
    ['vision less', 'Vision Loss'],
    ['scar cere', 'Scar Care'],
    // Words of three letters.
    ['sef care', 'Self-Care'],
    ['eey health', 'Eye Health'],
    ['lugn halth', 'Lung Health'],
    ['pressure injury preventin', 'Pressure Injury Prevention'],
    ['presure injry preventin', 'Pressure Injury Prevention'],
    ['sunscren hwo mcuh', 'Sunscreen: How Much, How Often and Everything in Between'],
  ])('reads %s as %s', async (typed, meant) => {
    expect(await suggested(typed)).toContain(meant);
  });

  test('does not reinterpret correct words', async () => {
    expect(await suggested('vision loss')).toEqual(['Vision Loss']);
    expect(await suggested('zzzz health')).toEqual([]);
  });
});
