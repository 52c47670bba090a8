import type { Params } from 'react-router-dom';
import { isLoaded, type Loaded } from '../lib/graphql/load';
import { scriptJson } from '../lib/hydration/script-json';
import type { Site } from '../lib/site/site';
import { LISTINGS } from './listings.gen';

export interface ShownPage {
  /** Of its component; undefined for an address of no page. */
  file: string | undefined;
  /** What its loader brought: undefined where it failed, null where it asks nothing. */
  loaded: unknown;
  /** What the address says beside it. */
  params: Params;
}

/** Of a page that asks the CMS nothing. */
const NOTHING_ASKED: Loaded<unknown> = { operation: '', variables: {}, data: undefined };

/**
 * What a page tells search engines in the words of schema.org, as markup for its `<head>`; empty for a page that has
 * nothing to tell. The server alone writes it: who follows links within the site is no search engine, and the browser
 * need not know how it is made. A data block: browsers neither run it nor ask the security policy about it, and no text
 * in it can end it.
 */
export async function structuredData({ file, loaded, params }: ShownPage, site: Site): Promise<string> {
  const answer = loaded === null ? NOTHING_ASKED : loaded;
  if (file === undefined || !isLoaded(answer)) return '';
  const { data, variables } = answer;
  const things = (await LISTINGS[file]?.jsonLd?.({ data, variables, params, site })) ?? [];
  if (things.length === 0) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json}</script>`;
}
