import { useLoadedQuery } from '../../lib/load';
import type { PopularTopicsPageQuery, PopularTopicsPageQueryVariables } from './PopularTopicsPage.gen';
export const usePopularTopicsPageQuery = () => useLoadedQuery<PopularTopicsPageQuery, PopularTopicsPageQueryVariables>('PopularTopicsPage');