import type { ComponentType } from 'react';
import type { LoaderFunction, Params } from 'react-router-dom';
import type { Variables } from '../graphql/context';
import type { Loaded } from '../graphql/load';
import type { JsonLd } from '../seo/structured-data/json-ld';
import type { Site } from '../site/site';
import type { ListingFacts, RouteFacts } from './page-facts';

/**
 * What the router needs to know about a page. Each page has a file `<page>.route.ts` with a `route` and a `listing`;
 * `npm run codegen` collects them from there.
 */
export interface PageRoute extends RouteFacts {
  component: () => Promise<ComponentType>;
  /** Omitted if the page does not query the CMS. */
  loader?: () => Promise<LoaderFunction>;
  /** Fetches the scripts that this result needs in addition to the page's own. */
  fetchParts?: (loaded: unknown) => Promise<void>;
}

/** What search engines, caches, editors and tests need to know about a page. Browsers do not load it. */
export interface PageListing extends ListingFacts {
  /** The page's structured data (schema.org). */
  jsonLd?(page: LoadedPage): Promise<JsonLd[]>;
}

/** A page with the data that its loader returned. */
export interface LoadedPage<TData = unknown, TVariables = Variables> extends Pick<
  Loaded<TData, TVariables>,
  'data' | 'variables'
> {
  params: Params;
  site: Site;
}
