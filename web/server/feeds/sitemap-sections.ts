import type { Reader } from '../../src/lib/context';
import { askCms } from '../ask-cms';
import type { Address } from './sitemap-files';
import { SitemapArticlesDocument, type SitemapArticlesQuery } from './SitemapArticles.gen';
import { SitemapCategoriesDocument } from './SitemapCategories.gen';

/** The addresses of one kind of page, read from the CMS where it knows them. */
export type Section = (reader: Reader) => AsyncIterable<Address>;

/** Pages that are there whatever is published. */
const STATIC_PAGES = ['/'];

/** A question of 2,000 articles keeps the CMS busy for 20 ms, less than a reader beside it would notice. */
const ARTICLES_A_QUESTION = 2000;

export async function* staticPages(): AsyncIterable<Address> {
  for (const path of STATIC_PAGES) yield { path };
}

export async function* articlePages(reader: Reader): AsyncIterable<Address> {
  let after: string | null = null;
  do {
    const { sitemapArticles }: SitemapArticlesQuery = await askCms(reader, SitemapArticlesDocument, {
      after,
      first: ARTICLES_A_QUESTION,
    });
    for (const { slug, updatedAt } of sitemapArticles) {
      yield { path: `/blog/${encodeURIComponent(slug)}`, changedAt: updatedAt };
    }
    after = sitemapArticles.length < ARTICLES_A_QUESTION ? null : (sitemapArticles.at(-1)?.id ?? null);
  } while (after !== null);
}

/** Of every topic. */
export async function* topicHubs(reader: Reader): AsyncIterable<Address> {
  for (const { kind, slug } of await categories(reader)) {
    if (kind === 'TOPIC') yield { path: `/${encodeURIComponent(slug)}` };
  }
}

/** Of the sub-topics that have articles; a topic's page is its hub. */
export async function* categoryPages(reader: Reader): AsyncIterable<Address> {
  for (const { kind, slug } of await categories(reader)) {
    if (kind === 'SUB_TOPIC') yield { path: `/category/${encodeURIComponent(slug)}` };
  }
}

const categories = async (reader: Reader) =>
  (await askCms(reader, SitemapCategoriesDocument, {})).sitemapCategories;

/** What the sitemap lists. A kind of page joins when its addresses answer 200: `topicHubs` and `categoryPages` wait for theirs. */
export const SECTIONS: readonly Section[] = [staticPages, articlePages];

export async function* addressesOf(sections: readonly Section[], reader: Reader): AsyncIterable<Address> {
  for (const section of sections) yield* section(reader);
}
