import { useLoadedQuery } from '../../lib/load';
import type { HubPageQuery, HubPageQueryVariables } from './HubPage.gen';
export const useHubPageQuery = () => useLoadedQuery<HubPageQuery, HubPageQueryVariables>('HubPage');