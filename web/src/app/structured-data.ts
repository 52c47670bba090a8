import type { Params } from 'react-router-dom';
import { isLoaded, type Loaded } from '../lib/graphql/load';
import { scriptJson } from '../lib/hydration/script-json';
import type { Site } from '../lib/site/site';
import { LISTINGS } from './routes/listings.gen';

export interface ShownPage {
  /** The file of the page's component; undefined for an unknown address. */
  file: string | undefined;
  /** The loader data: undefined if the loader failed, null if the page requests no data. */
  loaded: unknown;
  /** The route parameters. */
  params: Params;
}

/** For a page without CMS data. */
const NO_DATA: Loaded<unknown> = { operation: '', variables: {}, data: undefined };

/**
 * A page's structured data (schema.org) as markup for its `<head>`; empty for a page without any. Only the server
 * writes it: search engines request every page from the server, so the browser does not need the code. It is a data
 * block: browsers do not run it, the Content Security Policy does not apply to it, and no text in it can close the
 * element.
 */
export async function renderStructuredData({ file, loaded, params }: ShownPage, site: Site): Promise<string> {
  const result = loaded === null ? NO_DATA : loaded;
  if (file === undefined || !isLoaded(result)) return '';
  const { data, variables } = result;
  const things = (await LISTINGS[file]?.jsonLd?.({ data, variables, params, site })) ?? [];
  if (things.length === 0) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json}</script>`;
}
