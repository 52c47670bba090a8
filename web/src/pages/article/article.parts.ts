import { fetchArticleParts } from '../../layouts/layout-for';
import { findResult } from '../../lib/graphql/load';
import type { ArticlePageQuery } from './ArticlePage.gen';

/** Code that the browser fetches before it hydrates a server-rendered article. */
export async function fetchParts(loaded: unknown): Promise<void> {
  const article = findResult<ArticlePageQuery>({ loaded }, 'ArticlePage')?.article;
  if (article) await fetchArticleParts(article);
}
