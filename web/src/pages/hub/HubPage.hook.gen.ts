import { useLoadedQuery } from '../../lib/graphql/load';
import type { HubPageQuery, HubPageQueryVariables } from './HubPage.gen';
export const useHubPageQuery = () => useLoadedQuery<HubPageQuery, HubPageQueryVariables>('HubPage');