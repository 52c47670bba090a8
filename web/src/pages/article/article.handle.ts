import { fetchArticleParts } from '../../layouts/layoutFor';
import type { PageHandle } from '../../lib/handle';
import type { Loaded } from '../../lib/load';
import type { ArticlePageQuery } from './ArticlePage.gen';

/** What the browser fetches before it takes over an article that came as HTML. */
export const handle: PageHandle<Loaded<ArticlePageQuery>> = {
  fetchParts: async ({ data: { article } }) => {
    if (article) await fetchArticleParts(article);
  },
};
