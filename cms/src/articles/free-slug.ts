import type { Core } from '@strapi/strapi';
import { slugOf } from '../slug/slug';

/** Stands in for a title without a single letter or digit of the Latin alphabet. */
const NAMELESS = 'article';

/**
 * The address made from a title, with a number where others have it already: `sleep`, `sleep-2`, `sleep-3`.
 * @param documentId the article itself, whose own address is free to it
 */
export async function freeSlug(strapi: Core.Strapi, title: string, documentId?: string): Promise<string> {
  const base = slugOf(title) || NAMELESS;
  const rows: { slug: string; documentId: string }[] = await strapi.db
    .query('api::blog.blog')
    .findMany({ where: { slug: { $startsWith: base } }, select: ['slug', 'documentId'] });
  const taken = new Set(rows.filter((row) => row.documentId !== documentId).map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
