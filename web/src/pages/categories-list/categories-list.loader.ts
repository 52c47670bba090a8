import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/load';
import { CategoriesListPageDocument } from './CategoriesListPage.gen';
import { choiceOf } from './choice';

/** All topics, whichever is chosen: the sidebar has them. Of an unknown one the page is there too, with status 404 (C24). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const loaded = await loadQuery({ context, request }, CategoriesListPageDocument, {});
  const choice = choiceOf(params.slug, loaded.data.topics);
  if (choice.kind === 'moved') throw redirect(`/categories-list/${choice.slug}`, 301);
  return choice.kind === 'unknown' ? data(loaded, { status: 404 }) : loaded;
}
