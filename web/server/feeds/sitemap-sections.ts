import type { Reader } from '../../src/lib/context';
import { askCms } from '../ask-cms';
import type { Address } from './sitemap-files';
import { SitemapArticlesDocument } from './SitemapArticles.gen';
import { SitemapCategoriesDocument } from './SitemapCategories.gen';

/** The addresses of one kind of page, read from the CMS where it knows them. */
export type Section = (reader: Reader) => AsyncIterable<Address>;

/** Pages that are there whatever is published. */
const STATIC_PAGES = ['/'];

/** A question of so many keeps the CMS busy for some 20 ms: less than a reader who asks beside it would notice. */
const ARTICLES_A_QUESTION = 5000;

export async function* staticPages(): AsyncIterable<Address> {
  for (const path of STATIC_PAGES) yield { path };
}

export async function* articlePages(reader: Reader): AsyncIterable<Address> {
  let after: string | null = null;
  do {
    const { slugs, updatedAt, next } = await articlesAfter(after, reader);
    for (const [index, slug] of slugs.entries()) {
      yield { path: `/blog/${encodeURIComponent(slug)}`, changedAt: updatedAt[index] };
    }
    after = next;
  } while (after !== null);
}

const articlesAfter = async (after: string | null, reader: Reader) =>
  (await askCms(reader, SitemapArticlesDocument, { after, first: ARTICLES_A_QUESTION })).sitemapArticles;

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
