import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchArticleParts } from '../../layouts/layout-for';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { isPossibleSlug } from './is-possible-slug';
import { ArticlePageDocument } from './ArticlePage.gen';

/** Loads the article at this address. A former address redirects to the current one (C26). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  if (!isPossibleSlug(slug)) throw notFound();
  const loaded = await loadQuery({ context, request }, ArticlePageDocument, { slug });
  const { article } = loaded.data;
  if (!article) throw notFound();
  if (article.slug !== slug) throw redirect(`/blog/${encodeURIComponent(article.slug)}`, 301);
  await fetchArticleParts(article);
  return loaded;
}
