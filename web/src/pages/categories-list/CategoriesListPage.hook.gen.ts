import { useLoadedQuery } from '../../lib/load';
import type { CategoriesListPageQuery, CategoriesListPageQueryVariables, FormerCategoryQuery, FormerCategoryQueryVariables } from './CategoriesListPage.gen';
export const useCategoriesListPageQuery = () => useLoadedQuery<CategoriesListPageQuery, CategoriesListPageQueryVariables>('CategoriesListPage');
export const useFormerCategoryQuery = () => useLoadedQuery<FormerCategoryQuery, FormerCategoryQueryVariables>('FormerCategory');