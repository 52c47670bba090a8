import { useLoadedQuery } from '../../../lib/graphql/load';
import type { AllCategoriesPageQuery, AllCategoriesPageQueryVariables } from './AllCategoriesPage.gen';
export const useAllCategoriesPageQuery = () => useLoadedQuery<AllCategoriesPageQuery, AllCategoriesPageQueryVariables>('AllCategoriesPage');