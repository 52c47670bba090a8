import type { Core } from '@strapi/strapi';
import { slugFromTitle } from './article-slug';
import { slugify } from '../../../platform/shared/slug.gen';
import { fieldRefusal } from '../../../platform/strapi/field-refusal';
import { articlesAt } from '../stored';

/** Stands in for a title without a single letter or digit. */
const NAMELESS = 'article';
/** Addresses that are looked up together. */
const TOGETHER = 50;

/**
 * The address made from a title, with a number where others have it already: `sleep`, `sleep-2`, `sleep-3`.
 * @param documentId the article itself, whose own address is free to it
 */
export async function freeSlug(strapi: Core.Strapi, title: string, documentId?: string): Promise<string> {
  const base = slugFromTitle(title) || NAMELESS;
  for (let first = 1; ; first += TOGETHER) {
    const slugs = Array.from({ length: TOGETHER }, (_, at) => numbered(base, first + at));
    const taken = await addressesOfOthers(strapi, slugs, documentId);
    const free = slugs.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}

const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

/**
 * Strapi looks at an address when an article is published; the database already when a draft is saved, in words that
 * are no editor's, and `..` or `a/b` would publish and never be reached.
 * @throws ValidationError, shown beside the field, when the address cannot be one or is another article's
 */
export async function refuseBadSlug(strapi: Core.Strapi, slug: string, documentId?: string): Promise<void> {
  if (slugify(slug) !== slug) {
    throw refusal(
      `"${slug}" cannot be an address. Use small letters, digits and single hyphens between them.`,
    );
  }
  if ((await addressesOfOthers(strapi, [slug], documentId)).has(slug)) {
    throw refusal(`The address "${slug}" belongs to another article. Choose another one, or leave it empty.`);
  }
}

const refusal = (message: string) => fieldRefusal({ field: 'slug', message });

/** Those of the addresses that other articles have. */
async function addressesOfOthers(strapi: Core.Strapi, slugs: readonly string[], documentId?: string) {
  const rows = await articlesAt(strapi, slugs);
  return new Set(rows.filter((row) => row.documentId !== documentId).map(({ slug }) => slug));
}
