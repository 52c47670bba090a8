import { useLoadedQuery } from '../../lib/graphql/load';
import type { RelatedVideosPageQuery, RelatedVideosPageQueryVariables } from './RelatedVideosPage.gen';
export const useRelatedVideosPageQuery = () => useLoadedQuery<RelatedVideosPageQuery, RelatedVideosPageQueryVariables>('RelatedVideosPage');