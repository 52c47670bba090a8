import { useLoadedQuery } from '../../lib/graphql/load';
import type { HomePageQuery, HomePageQueryVariables } from './HomePage.gen';
export const useHomePageQuery = () => useLoadedQuery<HomePageQuery, HomePageQueryVariables>('HomePage');