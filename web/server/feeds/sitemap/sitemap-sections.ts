import type { GraphQLClient } from '../../../src/lib/graphql/context';
import type { SitemapSection } from '../../../src/lib/page/page-facts';
import { queryCms } from '../../cms/query-cms';
import { STATIC_PAGES } from '../../pages/address/site-pages.gen';
import type { Address } from './sitemap-files';
import { SitemapArticlesDocument } from './SitemapArticles.gen';
import { SitemapCategoriesDocument } from './SitemapCategories.gen';

/** The addresses of one type of page, queried from the CMS if it knows them. */
type Section = (reader: GraphQLClient) => AsyncIterable<Address>;

/** A query of this size keeps the CMS busy for some 20 ms, which a concurrent reader does not notice. */
const ARTICLES_A_QUESTION = 2000;

async function* staticPages(): AsyncIterable<Address> {
  for (const path of STATIC_PAGES) yield { path };
}

export async function* articlePages(reader: GraphQLClient): AsyncIterable<Address> {
  let after: string | null = null;
  do {
    const { slugs, updatedAt, next } = await articlesAfter(after, reader);
    for (const [index, slug] of slugs.entries()) {
      yield { path: `/blog/${encodeURIComponent(slug)}`, changedAt: updatedAt[index] };
    }
    after = next;
  } while (after !== null);
}

const articlesAfter = async (after: string | null, reader: GraphQLClient) =>
  (await queryCms(reader, SitemapArticlesDocument, { after, first: ARTICLES_A_QUESTION })).sitemapArticles;

/**
 * The topics' hubs with their lists of categories, and the pages of all categories that have articles, since an empty
 * page must not be listed. For a topic without a hub, only its category page is at the root of the site (C24).
 */
async function* categoryPages(reader: GraphQLClient): AsyncIterable<Address> {
  const { sitemapCategories, topics } = await queryCms(reader, SitemapCategoriesDocument, {});
  for (const { slug, hasHub } of topics) if (hasHub) yield { path: `/${encodeURIComponent(slug)}` };
  for (const { slug } of topics) yield { path: `/categories-list/${encodeURIComponent(slug)}` };
  const empty = new Set(topics.filter(({ articleCount }) => articleCount === 0).map(({ slug }) => slug));
  for (const { slug } of sitemapCategories) {
    if (!empty.has(slug)) yield { path: `/category/${encodeURIComponent(slug)}` };
  }
}

/** The content of the sitemap, by the sections that pages name. */
const BY_NAME: Readonly<Record<SitemapSection, Section>> = {
  page: staticPages,
  categories: categoryPages,
  articles: articlePages,
};

export const SECTIONS: readonly Section[] = Object.values(BY_NAME);

export async function* getAddresses(
  sections: readonly Section[],
  reader: GraphQLClient,
): AsyncIterable<Address> {
  for (const section of sections) yield* section(reader);
}
