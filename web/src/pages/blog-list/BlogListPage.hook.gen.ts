import { useLoadedQuery } from '../../lib/graphql/load';
import type { BlogListPageQuery, BlogListPageQueryVariables } from './BlogListPage.gen';
export const useBlogListPageQuery = () => useLoadedQuery<BlogListPageQuery, BlogListPageQueryVariables>('BlogListPage');