import { useLoadedQuery } from '../../lib/graphql/load';
import type { CategoryPageQuery, CategoryPageQueryVariables } from './CategoryPage.gen';
export const useCategoryPageQuery = () => useLoadedQuery<CategoryPageQuery, CategoryPageQueryVariables>('CategoryPage');