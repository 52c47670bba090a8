import { useLoadedQuery } from '../../lib/load';
import type { ArticlePageQuery, ArticlePageQueryVariables } from './ArticlePage.gen';
export const useArticlePageQuery = () => useLoadedQuery<ArticlePageQuery, ArticlePageQueryVariables>('ArticlePage');