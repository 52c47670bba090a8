import type { GraphQLClient } from '../../src/lib/graphql/context';
import type { Site } from '../../src/lib/site/site';
import type { SharedCaching } from '../http/headers/cache-control';
import type { Keeping } from './keep-files';

export interface FeedsOptions extends Keeping {
  site: Site;
  /** Asked once for each content version: one that keeps answers would keep them for nobody. */
  reader: GraphQLClient;
  caching: SharedCaching;
  /** Addresses in one file of the sitemap at most; as many as search engines take, unless said otherwise. */
  sitemapUrls?: number | undefined;
}
