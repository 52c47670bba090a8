import { useLoadedQuery } from '../../lib/graphql/load';
import type { CategoriesListPageQuery, CategoriesListPageQueryVariables, FormerCategoryQuery, FormerCategoryQueryVariables } from './CategoriesListPage.gen';
export const useCategoriesListPageQuery = () => useLoadedQuery<CategoriesListPageQuery, CategoriesListPageQueryVariables>('CategoriesListPage');
export const useFormerCategoryQuery = () => useLoadedQuery<FormerCategoryQuery, FormerCategoryQueryVariables>('FormerCategory');