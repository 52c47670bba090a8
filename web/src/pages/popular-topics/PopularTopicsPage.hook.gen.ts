import { useLoadedQuery } from '../../lib/graphql/load';
import type { PopularTopicsPageQuery, PopularTopicsPageQueryVariables } from './PopularTopicsPage.gen';
export const usePopularTopicsPageQuery = () => useLoadedQuery<PopularTopicsPageQuery, PopularTopicsPageQueryVariables>('PopularTopicsPage');