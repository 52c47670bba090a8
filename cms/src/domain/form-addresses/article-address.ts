import type { Core } from '@strapi/strapi';
import { getPublishedSlug } from '../articles/stored';
import { isMadeFrom, plainSlug } from '../articles/writing/article-slug';
import { findSlugRefusal, freeSlug, isTaken } from '../articles/writing/free-slug';
import type { FormAddress } from './form-address';

interface TypedTitle {
  /** Null while the article has never been saved. */
  documentId: string | null;
  title: string;
  /** The address in the form, and the title that it had before. */
  before: { slug: string; title: string };
}

/**
 * The address that a save with an empty one gives. `follows`: the address in the form was made from the title, and no
 * reader knows it, so that it can follow the title.
 */
export async function suggestAddress(
  strapi: Core.Strapi,
  { documentId, title, before }: TypedTitle,
): Promise<FormAddress> {
  const slug = await freeSlug(strapi, title, documentId ?? undefined);
  const plain = plainSlug(title);
  const isNumbered = slug !== plain && (await isTaken(strapi, plain, documentId ?? undefined));
  const isOwn = before.slug === '' || isMadeFrom(before.slug, before.title);
  return {
    slug,
    problem: null,
    note: isNumbered ? `The address “${plain}” belongs to another article, so this one gets a number.` : null,
    follows: isOwn && !(documentId !== null && (await isKnownToReaders(strapi, documentId))),
  };
}

/** Whether an article can have the address that somebody typed; if not, one that it can have. */
export async function checkAddress(
  strapi: Core.Strapi,
  { documentId, slug }: { documentId: string | null; slug: string },
): Promise<FormAddress> {
  const problem = await findSlugRefusal(strapi, slug, documentId ?? undefined);
  const free = problem === undefined ? slug : await freeSlug(strapi, slug, documentId ?? undefined);
  return { slug: free, problem: problem ?? null, note: null, follows: false };
}

/** Unpublishing leaves a redirect at the address that readers knew. */
async function isKnownToReaders(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  if ((await getPublishedSlug(strapi, documentId)) !== null) return true;
  return (await strapi.db.query('api::redirect.redirect').count({ where: { blogId: documentId } })) > 0;
}
