import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { parsePage, pagePath } from '../../lib/routing/requested-page';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { searchPath } from '../../lib/routing/search-path';
import { RATE_LIMITED, TOO_MANY_REQUESTS } from '../../lib/routing/rate-limit';
import { parseRequestedList, sanitizeParam, hasCategoryMoved, getListPath } from './rules/requested-list';
import { BlogListPageDocument } from './BlogListPage.gen';

/**
 * Loads a page of all articles, of a category (`?category=`) or of search results (`/search/{slug}`). A category's
 * former name or slug redirects to its current one, or to its topic (C26).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const typed = sanitizeParam(new URL(request.url).searchParams.get('search') ?? '');
  const requested = parseRequestedList(request.url, params.slug);
  // A search form submitted without JavaScript.
  if (typed && params.slug === undefined) throw redirect(searchPath(typed, requested.category), 301);

  if (requested.search?.trim() === '') throw notFound();
  const page = parsePage(request.url);
  const loaded = await loadQuery({ context, request }, BlogListPageDocument, { ...requested, page }).catch(
    returnRateLimited,
  );
  if (loaded === RATE_LIMITED) return data(RATE_LIMITED, { status: TOO_MANY_REQUESTS });
  const { articles } = loaded.data;
  const isThere = page === 1 || articles?.articles.length !== 0;
  const category = articles?.category ?? null;
  if (hasCategoryMoved(requested, category)) {
    throw redirect(
      pagePath(getListPath({ ...requested, category: category?.slug }), isThere ? page : 1),
      301,
    );
  }
  if (!isThere) throw notFound();
  // For an unknown category the page shows a notice, and the status reports that to search engines too.
  return articles ? loaded : data(loaded, { status: 404 });
}

/** @throws the original error if it has another cause */
function returnRateLimited(thrown: unknown): typeof RATE_LIMITED {
  if (thrown instanceof Response && thrown.status === TOO_MANY_REQUESTS) return RATE_LIMITED;
  throw thrown;
}
