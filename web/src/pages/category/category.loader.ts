import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { parsePage } from '../../lib/routing/requested-page';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { slugify } from '../../lib/shared/slug.gen';
import { CategoryPageDocument } from './CategoryPage.gen';
import { getCurrentPath } from './current-path';

/**
 * Loads a page of the category with this slug, at `/category/{slug}` or at the root path of its slug (C24). A former
 * address redirects to the current one, or to the topic (C26).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const requested = params.slug ?? '';
  // An address in capitals redirects too, if the category exists. A string that is no name's slug needs no lookup.
  const slug = requested.toLowerCase();
  if (slugify(slug) !== slug) throw notFound();
  const page = parsePage(request.url);
  const loaded = await loadQuery({ context, request }, CategoryPageDocument, { slug, page });
  const shown = loaded.data.category;
  if (!shown?.category) throw notFound();
  const isThere = page === 1 || shown.articles.length > 0;
  if (shown.category.slug !== requested) {
    // Another spelling is the same page, whether or not it exists; the pages of a list at a reused address are
    // different ones.
    const isSpelling = shown.category.slug === slug;
    throw redirect(getCurrentPath(shown.category, request.url, isThere || isSpelling ? page : 1), 301);
  }
  if (!isThere) throw notFound();
  return loaded;
}
