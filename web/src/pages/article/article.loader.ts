import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchArticleParts } from '../../layouts/layoutFor';
import { loadQuery } from '../../lib/load';
import { notFound } from '../../lib/notFound';
import { ArticlePageDocument } from './ArticlePage.gen';

/** The article at this address; an address it had before leads to its present one (C26). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const loaded = await loadQuery({ context }, ArticlePageDocument, { slug });
  const { article } = loaded.data;
  if (!article) throw notFound();
  if (article.slug !== slug) throw redirect(`/blog/${encodeURIComponent(article.slug)}`, 301);
  await fetchArticleParts(article);
  return loaded;
}
