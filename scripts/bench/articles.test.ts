import assert from 'node:assert/strict';
import { test } from 'node:test';
import { benchArticle, COMMON_WORDS, RARE_WORDS, TITLE_WORDS, TITLES_PER_RARE_WORD } from './articles.ts';

const all = Array.from({ length: 1_000 }, (_, at) => benchArticle(at + 1, 1_000));

test('an article is the same wherever it is made', () => {
  assert.deepEqual(benchArticle(7, 1_000), benchArticle(7, 1_000));
  assert.equal(benchArticle(7, 1_000).title, benchArticle(7, 20_000).title);
});

test('ids are as Strapi makes them, and none comes twice', () => {
  for (const { documentId } of all) assert.match(documentId, /^[a-z0-9]{24}$/);
  assert.equal(new Set(all.map(({ documentId }) => documentId)).size, all.length);
});

test('dates are spread evenly: none comes twice', () => {
  assert.equal(new Set(all.map(({ published }) => published)).size, all.length);
});

test('titles have four to eight words, and a rare word is in five of them', () => {
  for (const { title } of all) assert.match(title, /^[A-Z][a-z]*( [a-z]+){3,7}$/);
  for (const word of RARE_WORDS) {
    const having = all.filter(({ title }) => title.toLowerCase().split(' ').includes(word));
    assert.equal(having.length, TITLES_PER_RARE_WORD, word);
  }
});

test('the lists of words share none', () => {
  const words = [...RARE_WORDS, ...COMMON_WORDS, ...TITLE_WORDS];
  assert.equal(new Set(words).size, words.length);
});
