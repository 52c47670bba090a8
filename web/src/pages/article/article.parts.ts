import { fetchArticleParts } from '../../layouts/layout-for';
import { answerTo } from '../../lib/graphql/load';
import type { ArticlePageQuery } from './ArticlePage.gen';

/** What the browser fetches before it takes over an article that came as HTML. */
export async function fetchParts(loaded: unknown): Promise<void> {
  const article = answerTo<ArticlePageQuery>({ loaded }, 'ArticlePage')?.article;
  if (article) await fetchArticleParts(article);
}
