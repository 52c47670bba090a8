import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { parsePage, pagePath } from '../../lib/routing/requested-page';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { searchPath } from '../../lib/routing/search-path';
import { RATE_LIMITED, TOO_MANY_REQUESTS } from '../../lib/routing/rate-limit';
import { parseList, askedText, hasMoved, listPath } from './rules/requested-list';
import { BlogListPageDocument } from './BlogListPage.gen';

/**
 * A page of the list of all articles, of a category's (`?category=`), or of those that a search finds (`/search/{slug}`).
 * A category that is asked for as it was called before leads to itself, or to its topic (C26).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const typed = askedText(new URL(request.url).searchParams.get('search') ?? '');
  const asked = parseList(request.url, params.slug);
  // A search form that the browser sends by itself, without a script.
  if (typed && params.slug === undefined) throw redirect(searchPath(typed, asked.category), 301);

  if (asked.search?.trim() === '') throw notFound();
  const page = parsePage(request.url);
  const loaded = await loadQuery({ context, request }, BlogListPageDocument, { ...asked, page }).catch(
    returnRateLimited,
  );
  if (loaded === RATE_LIMITED) return data(RATE_LIMITED, { status: TOO_MANY_REQUESTS });
  const { articles } = loaded.data;
  const isThere = page === 1 || articles?.articles.length !== 0;
  const category = articles?.category ?? null;
  if (hasMoved(asked, category)) {
    throw redirect(pagePath(listPath({ ...asked, category: category?.slug }), isThere ? page : 1), 301);
  }
  if (!isThere) throw notFound();
  // A category that there is not: the page says so, and search engines are told too.
  return articles ? loaded : data(loaded, { status: 404 });
}

/** @throws what was thrown for any other reason */
function returnRateLimited(thrown: unknown): typeof RATE_LIMITED {
  if (thrown instanceof Response && thrown.status === TOO_MANY_REQUESTS) return RATE_LIMITED;
  throw thrown;
}
