import { useLoadedQuery } from '../../lib/graphql/load';
import type { ArticlePageQuery, ArticlePageQueryVariables } from './ArticlePage.gen';
export const useArticlePageQuery = () => useLoadedQuery<ArticlePageQuery, ArticlePageQueryVariables>('ArticlePage');