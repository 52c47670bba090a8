import { useLoadedQuery } from '../../lib/load';
import type { HomePageQuery } from './HomePage.gen';
export const useHomePageQuery = () => useLoadedQuery<HomePageQuery>('HomePage');