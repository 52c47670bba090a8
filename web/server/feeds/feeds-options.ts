import type { GraphQLClient } from '../../src/lib/graphql/context';
import type { LiveSite } from '../../src/lib/site/live-site';
import type { Site } from '../../src/lib/site/site';
import type { SharedCaching } from '../http/headers/cache-control';
import type { FileCacheOptions } from './file-cache';

export interface FeedsOptions extends FileCacheOptions {
  /** The settings of the environment. */
  site: Site;
  /** The settings with what editors have entered. */
  liveSite: () => Promise<LiveSite>;
  /** Queried once per content version, so a client with a cache would not help. */
  reader: GraphQLClient;
  caching: SharedCaching;
  /** The most addresses per sitemap file; by default the limit of search engines. */
  sitemapUrls?: number | undefined;
}
