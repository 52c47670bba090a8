import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** The redirect types for articles and categories, with the field that contains the target. */
const LEADS_TO = {
  'api::redirect.redirect': 'blogId',
  'api::category-redirect.category-redirect': 'category',
} as const;

/** The content type of redirects for articles or for categories. */
export type RedirectType = keyof typeof LEADS_TO;

/** The parts of Strapi's document service that are used here. */
interface OldAddresses {
  findMany(params: { filters: { slug: string }; limit: 1 }): Promise<{ documentId: string }[]>;
  create(params: { data: { slug: string } }): Promise<unknown>;
  update(params: { documentId: string; data: object }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

const OfArticle = v.nullable(v.object({ blogId: v.string() }));
const OfCategory = v.nullable(v.object({ category: v.nullable(v.object({ id: v.number() })) }));

/** Removes the redirect from a slug that is in use again. */
export async function removeRedirect(strapi: Core.Strapi, type: RedirectType, slug: string): Promise<void> {
  const addresses = oldAddresses(strapi, type);
  const [usedAgain] = await addresses.findMany({ filters: { slug }, limit: 1 });
  if (usedAgain) await addresses.delete({ documentId: usedAgain.documentId });
}

/**
 * Adds a redirect. The last entry to leave a slug owns it.
 * @param to the document id of the article or the row id of the category that left it, by renaming, unpublishing or
 * deletion
 */
export async function addRedirect(
  strapi: Core.Strapi,
  type: RedirectType,
  { slug, to }: { slug: string; to: string | number },
): Promise<void> {
  const addresses = oldAddresses(strapi, type);
  const target = { [LEADS_TO[type]]: to };
  const [known] = await addresses.findMany({ filters: { slug }, limit: 1 });
  if (known) await addresses.update({ documentId: known.documentId, data: target });
  else await addresses.create({ data: { slug, ...target } });
}

/** The document id of the article that was at this slug before; undefined when there was none. */
export async function findRedirectedArticle(strapi: Core.Strapi, slug: string): Promise<string | undefined> {
  const redirects = strapi.db.query('api::redirect.redirect');
  const redirect: unknown = await redirects.findOne({ where: { slug }, select: ['blogId'] });
  return v.parse(OfArticle, redirect)?.blogId;
}

/**
 * The row id of the category that was at this slug before, or of the topic of a deleted one; undefined when there was
 * none.
 */
export async function findRedirectedCategory(strapi: Core.Strapi, slug: string): Promise<number | undefined> {
  const redirects = strapi.db.query('api::category-redirect.category-redirect');
  const redirect: unknown = await redirects.findOne({
    where: { slug },
    populate: { category: { select: ['id'] } },
  });
  return v.parse(OfCategory, redirect)?.category?.id;
}

function oldAddresses(strapi: Core.Strapi, type: RedirectType): OldAddresses {
  return strapi.documents(type);
}
