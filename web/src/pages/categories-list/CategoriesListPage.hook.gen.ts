import { useLoadedQuery } from '../../lib/load';
import type { CategoriesListPageQuery, CategoriesListPageQueryVariables } from './CategoriesListPage.gen';
export const useCategoriesListPageQuery = () => useLoadedQuery<CategoriesListPageQuery, CategoriesListPageQueryVariables>('CategoriesListPage');