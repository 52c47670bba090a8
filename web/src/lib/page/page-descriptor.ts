import type { ComponentType } from 'react';
import type { LoaderFunction, Params } from 'react-router-dom';
import type { Variables } from '../graphql/context';
import type { Loaded } from '../graphql/load';
import type { Thing } from '../seo/structured-data/json-ld';
import type { Site } from '../site/site';
import type { ListingFacts, RouteFacts } from './page-facts';

/**
 * What the router needs to know of a page. Each page has a file `<page>.route.ts` with a `route` and a `listing`;
 * `npm run codegen` collects them from there.
 */
export interface PageRoute extends RouteFacts {
  component: () => Promise<ComponentType>;
  /** Left out where the page asks the CMS nothing. */
  loader?: () => Promise<LoaderFunction>;
  /** Fetches the scripts that this very answer needs besides the page's own. */
  fetchParts?: (loaded: unknown) => Promise<void>;
}

/** What search engines, caches, editors and tests need to know of a page. Not part of what browsers load. */
export interface PageListing extends ListingFacts {
  /** What it says to search engines in the words of schema.org. */
  jsonLd?(page: LoadedPage): Promise<Thing[]>;
}

/** A page with what its loader brought. */
export interface LoadedPage<TData = unknown, TVariables = Variables> extends Pick<
  Loaded<TData, TVariables>,
  'data' | 'variables'
> {
  params: Params;
  site: Site;
}
