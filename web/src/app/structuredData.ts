import { answerTo } from '../lib/load';
import { scriptJson } from '../lib/scriptJson';
import type { Site } from '../lib/site';
import type { Thing } from '../lib/structuredData/thing';
import type { ArticlePageQuery } from '../pages/article/ArticlePage.gen';
import { articleThings } from '../pages/article/articleThings';
import { homeThings } from '../pages/home/homeThings';

/**
 * What a page tells search engines in the words of schema.org, as markup for its `<head>`; empty for a page that has
 * nothing to tell. The server alone writes it: who follows links within the site is no search engine, and the browser
 * need not know how it is made. A data block: browsers neither run it nor ask the security policy about it, and no text
 * in it can end it.
 * @param loaderData what the page's loaders brought, by route id
 */
export function structuredData(loaderData: Record<string, unknown>, site: Site): string {
  const things = thingsOf(loaderData, site);
  if (things.length === 0) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json}</script>`;
}

function thingsOf(loaderData: Record<string, unknown>, site: Site): Thing[] {
  const article = answerTo<ArticlePageQuery>(loaderData, 'ArticlePage')?.article;
  if (article) return articleThings(article, site);
  return answerTo(loaderData, 'HomePage') ? homeThings(site) : [];
}
