import type { Core } from '@strapi/strapi';
import { plainSlug } from './article-slug';
import { slugify } from '../../../platform/shared/slug.gen';
import { createFieldError } from '../../../platform/strapi/field-refusal';
import { findArticlesBySlug } from '../stored';

/** Candidates per query. */
const TOGETHER = 50;

/**
 * The slug for a title, with a number when other articles already use it: `sleep`, `sleep-2`, `sleep-3`.
 * @param documentId the article itself, which may keep its own slug
 */
export async function freeSlug(strapi: Core.Strapi, title: string, documentId?: string): Promise<string> {
  const base = plainSlug(title);
  for (let first = 1; ; first += TOGETHER) {
    const slugs = Array.from({ length: TOGETHER }, (_, at) => numbered(base, first + at));
    const taken = await findOtherAddresses(strapi, slugs, documentId);
    const free = slugs.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}

const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

/**
 * Checks the slug before Strapi and the database do. Strapi checks it only when an article is published, the database
 * reports a duplicate draft in a message that editors cannot understand, and `..` or `a/b` could be published but never
 * be reached.
 * @throws ValidationError, shown beside the field, when the slug is invalid or used by another article
 */
export async function refuseBadSlug(strapi: Core.Strapi, slug: string, documentId?: string): Promise<void> {
  const message = await findSlugRefusal(strapi, slug, documentId);
  if (message !== undefined) throw createFieldError({ field: 'slug', message });
}

/** Why an article cannot have this slug; undefined when it can. */
export async function findSlugRefusal(
  strapi: Core.Strapi,
  slug: string,
  documentId?: string,
): Promise<string | undefined> {
  if (slugify(slug) !== slug)
    return `"${slug}" cannot be an address. Use small letters, digits and single hyphens between them.`;
  if (await isTaken(strapi, slug, documentId))
    return `The address "${slug}" belongs to another article. Choose another one, or leave it empty.`;
  return undefined;
}

/** Whether another article uses the slug. */
export const isTaken = async (strapi: Core.Strapi, slug: string, documentId?: string): Promise<boolean> =>
  (await findOtherAddresses(strapi, [slug], documentId)).has(slug);

/** Those of the slugs that other articles use. */
async function findOtherAddresses(strapi: Core.Strapi, slugs: readonly string[], documentId?: string) {
  const rows = await findArticlesBySlug(strapi, slugs);
  return new Set(rows.filter((row) => row.documentId !== documentId).map(({ slug }) => slug));
}
