import fc from 'fast-check';
import { blockTypes } from '../schema/schemas';
import { arbitraryArticle, arbitraryEntry } from '../testing/arbitrary-article';
import { EMPTY_ARTICLE } from '../testing/empty-article';
import { type Article } from '../model/article';
import { parseArticle } from './parse-article';
import { problemLine } from '../model/problem';
import { writeArticle } from './write-article';

function reread(article: Article): Article {
  const parsed = parseArticle('a.md', writeArticle(article));
  if (!parsed.article)
    throw new Error(parsed.problems.map(problemLine).join('\n') + '\n' + writeArticle(article));
  return parsed.article;
}

function expectFaithful(article: Article) {
  const back = reread(article);
  expect(back).toStrictEqual(article);
  expect(writeArticle(back)).toBe(writeArticle(article));
  expect(writeArticle(article).replace(/[^\r]/g, '')).toBe('');
}

describe('writeArticle and parseArticle', () => {
  it.each(blockTypes())('round-trip %s blocks with arbitrary text and write identical bytes', (type) => {
    fc.assert(
      fc.property(fc.array(arbitraryEntry(type), { minLength: 1, maxLength: 2 }), (content) =>
        expectFaithful({ ...EMPTY_ARTICLE, content }),
      ),
      { numRuns: type === 'rich-text' ? 150 : 40 },
    );
  });

  it('round-trip whole articles', () => {
    fc.assert(fc.property(arbitraryArticle, expectFaithful), { numRuns: 80 });
  });
});
