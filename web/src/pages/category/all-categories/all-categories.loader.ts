import type { LoaderFunctionArgs } from 'react-router-dom';
import { parsePage } from '../../../lib/routing/requested-page';
import { loadQuery } from '../../../lib/graphql/load';
import { notFound } from '../../../lib/routing/not-found';
import { AllCategoriesPageDocument } from './AllCategoriesPage.gen';

/** A page of all categories together (C24). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = parsePage(request.url);
  const loaded = await loadQuery({ context, request }, AllCategoriesPageDocument, { page });
  if (page > 1 && loaded.data.allCategories.articles.length === 0) throw notFound();
  return loaded;
}
