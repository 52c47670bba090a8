import type { LoaderFunctionArgs } from 'react-router-dom';
import { askedPage } from '../../lib/askedPage';
import { loadQuery } from '../../lib/load';
import { notFound } from '../../lib/notFound';
import { slugOf } from '../../lib/slug';
import { CategoryPageDocument } from './CategoryPage.gen';

/** A page of the category of this slug, at `/category/{slug}` or at the root path of its slug (C24). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  // What no name has the slug of need not be looked up.
  if (slugOf(slug) !== slug) throw notFound();
  const page = askedPage(request.url);
  const loaded = await loadQuery({ context, request }, CategoryPageDocument, { slug, page });
  const { category } = loaded.data;
  if (!category || (page > 1 && category.articles.length === 0)) throw notFound();
  return loaded;
}
