import { useLoadedQuery } from '../../lib/load';
import type { ArticlePageQuery } from './ArticlePage.gen';
export const useArticlePageQuery = () => useLoadedQuery<ArticlePageQuery>('ArticlePage');