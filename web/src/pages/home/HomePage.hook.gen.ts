import { useLoadedQuery } from '../../lib/load';
import type { HomePageQuery, HomePageQueryVariables } from './HomePage.gen';
export const useHomePageQuery = () => useLoadedQuery<HomePageQuery, HomePageQueryVariables>('HomePage');