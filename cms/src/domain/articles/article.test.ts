import { toCard, storedArticle } from './article';

const moment = '2026-03-01T08:00:00.000Z';
const row = { documentId: 'a1', slug: 'a', title: 'Sleep', createdAt: moment, updatedAt: moment };
const getTitles = (fields: object) => {
  const article = storedArticle({ ...row, ...fields });
  return { article: article.title, card: toCard(article).title, seo: article.seo.title };
};
const everywhere = (title: string) => ({ article: title, card: title, seo: title });

test.each([
  ['Sleep', 'Sleep'],
  [' \u00a0Sleep well\n', 'Sleep well'],
  ['', 'Untitled Blog'],
  [' \t\n\u00a0', 'Untitled Blog'],
  ['\u200b', 'Untitled Blog'],
])('the title %j is shown as %j in the article, on the card and for search engines', (title, shown) => {
  expect(getTitles({ title })).toEqual(everywhere(shown));
});

test.each([
  ['For search', 'For search'],
  [' For search ', 'For search'],
  [' ', 'Sleep'],
  [null, 'Sleep'],
])('the SEO title %j reaches search engines as %j and changes no other title', (title, expected) => {
  expect(getTitles({ seo: { title } })).toEqual({ ...everywhere('Sleep'), seo: expected });
});
