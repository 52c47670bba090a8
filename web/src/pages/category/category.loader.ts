import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { parsePage } from '../../lib/routing/requested-page';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { slugify } from '../../lib/shared/slug.gen';
import { CategoryPageDocument } from './CategoryPage.gen';
import { presentPath } from './present-path';

/**
 * A page of the category of this slug, at `/category/{slug}` or at the root path of its slug (C24); an address that a
 * category had before leads to its present one, or to its topic (C26).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const asked = params.slug ?? '';
  // In capitals too: what there is leads to its address. What no name has the slug of need not be looked up.
  const slug = asked.toLowerCase();
  if (slugify(slug) !== slug) throw notFound();
  const page = parsePage(request.url);
  const loaded = await loadQuery({ context, request }, CategoryPageDocument, { slug, page });
  const shown = loaded.data.category;
  if (!shown?.category) throw notFound();
  const isThere = page === 1 || shown.articles.length > 0;
  if (shown.category.slug !== asked) {
    // Another spelling is the same page, there or not; the pages of a list that took another's place are others.
    const isSpelling = shown.category.slug === slug;
    throw redirect(presentPath(shown.category, request.url, isThere || isSpelling ? page : 1), 301);
  }
  if (!isThere) throw notFound();
  return loaded;
}
