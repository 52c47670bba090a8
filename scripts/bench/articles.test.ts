import assert from 'node:assert/strict';
import { test } from 'node:test';
import { benchArticle, COMMON_WORDS, RARE_WORDS, TITLE_WORDS, TITLES_PER_RARE_WORD } from './articles.ts';

const all = Array.from({ length: 1_000 }, (_, at) => benchArticle(at + 1, 1_000));

test('generates the same article for the same number', () => {
  assert.deepEqual(benchArticle(7, 1_000), benchArticle(7, 1_000));
  assert.equal(benchArticle(7, 1_000).title, benchArticle(7, 20_000).title);
});

test('ids have the Strapi format and are unique', () => {
  for (const { documentId } of all) assert.match(documentId, /^[a-z0-9]{24}$/);
  assert.equal(new Set(all.map(({ documentId }) => documentId)).size, all.length);
});

test('publication dates are spread evenly over ten years', () => {
  const dates = all.map(({ published }) => published).toSorted((one, other) => one - other);
  const from = Date.UTC(2015, 9, 1);
  const apart = (Date.UTC(2025, 9, 1) - from) / all.length;
  for (const [at, date] of dates.entries()) assert.ok(Math.abs(date - (from + at * apart)) <= 1);
});

test('titles have four to eight words, and each rare word is in a fixed number of them', () => {
  for (const { title } of all) assert.match(title, /^[A-Z][a-z]*( [a-z]+){3,7}$/);
  for (const word of RARE_WORDS) {
    const having = all.filter(({ title }) => title.toLowerCase().split(' ').includes(word));
    assert.equal(having.length, TITLES_PER_RARE_WORD, word);
  }
});

test('the word lists do not overlap', () => {
  const words = [...RARE_WORDS, ...COMMON_WORDS, ...TITLE_WORDS];
  assert.equal(new Set(words).size, words.length);
});
