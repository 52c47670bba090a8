import type { Core } from '@strapi/strapi';
import { addressOf } from '../domain/articles/address-of';
import { slugOf } from '../slug/slug';
import { fieldRefusal } from '../strapi-service/field-refusal';
import { addressesFrom } from './stored';

/** Stands in for a title without a single letter or digit. */
const NAMELESS = 'article';

/**
 * The address made from a title, with a number where others have it already: `sleep`, `sleep-2`, `sleep-3`.
 * @param documentId the article itself, whose own address is free to it
 */
export async function freeSlug(strapi: Core.Strapi, title: string, documentId?: string): Promise<string> {
  const base = addressOf(title) || NAMELESS;
  const taken = await addressesOfOthers(strapi, base, documentId);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/**
 * Strapi looks at an address when an article is published; the database already when a draft is saved, in words that
 * are no editor's, and `..` or `a/b` would publish and never be reached.
 * @throws ValidationError, shown beside the field, when the address cannot be one or is another article's
 */
export async function refuseBadSlug(strapi: Core.Strapi, slug: string, documentId?: string): Promise<void> {
  if (slugOf(slug) !== slug) {
    throw refusal(
      `"${slug}" cannot be an address. Use small letters, digits and single hyphens between them.`,
    );
  }
  if ((await addressesOfOthers(strapi, slug, documentId)).has(slug)) {
    throw refusal(`The address "${slug}" belongs to another article. Choose another one, or leave it empty.`);
  }
}

const refusal = (message: string) => fieldRefusal({ field: 'slug', message });

async function addressesOfOthers(strapi: Core.Strapi, beginning: string, documentId?: string) {
  const rows = await addressesFrom(strapi, beginning);
  return new Set(rows.filter((row) => row.documentId !== documentId).map(({ slug }) => slug));
}
