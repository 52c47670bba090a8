import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/graphql/load';
import { slugify } from '../../lib/shared/slug.gen';
import { CategoriesListPageDocument, FormerCategoryDocument } from './CategoriesListPage.gen';
import { parseTopicChoice, getTopicSlug } from './choice';

/**
 * Loads all topics, whichever is selected, because the sidebar shows them. An unknown topic also renders the page, with
 * status 404 (C24). A category's former address redirects to the list of its topic (C26).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const loaded = await loadQuery({ context, request }, CategoriesListPageDocument, {});
  const choice = parseTopicChoice(params.slug, loaded.data.topics);
  if (choice.kind === 'moved') throw redirect(`/categories-list/${choice.slug}`, 301);
  if (choice.kind !== 'unknown') return loaded;
  const slug = slugify(params.slug ?? '');
  const former = await loadQuery({ context, request }, FormerCategoryDocument, { slug });
  const topic = getTopicSlug(former.data.category);
  if (topic !== undefined) throw redirect(`/categories-list/${topic}`, 301);
  return data(loaded, { status: 404 });
}
