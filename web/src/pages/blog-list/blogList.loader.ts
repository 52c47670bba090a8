import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { askedPage } from '../../lib/askedPage';
import { loadQuery } from '../../lib/load';
import { notFound } from '../../lib/notFound';
import { searchPath } from '../../lib/searchPath';
import { askedList } from './askedList';
import { BlogListPageDocument } from './BlogListPage.gen';

/** A page of the list of all articles, of a category's (`?category=`), or of those that a search finds (`/search/{slug}`). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('search')?.trim();
  const asked = askedList(request.url, params.slug);
  // A search form that the browser sends by itself, without a script.
  if (typed && params.slug === undefined) throw redirect(searchPath(typed, asked.category), 301);

  if (asked.search?.trim() === '') throw notFound();
  const page = askedPage(request.url);
  const loaded = await loadQuery({ context, request }, BlogListPageDocument, { ...asked, page });
  const { articles } = loaded.data;
  if (articles?.articles.length === 0 && page > 1) throw notFound();
  // A category that there is not: the page says so, and search engines are told too.
  return articles ? loaded : data(loaded, { status: 404 });
}
