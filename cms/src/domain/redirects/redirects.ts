import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** Old addresses of articles, and of categories, by the field that says where they lead. */
const LEADS_TO = {
  'api::redirect.redirect': 'blogId',
  'api::category-redirect.category-redirect': 'category',
} as const;

/** The content type of the old addresses of articles or of categories. */
export type OldAddressType = keyof typeof LEADS_TO;

/** The parts of Strapi's document service that are used here. */
interface OldAddresses {
  findMany(params: { filters: { slug: string }; limit: 1 }): Promise<{ documentId: string }[]>;
  create(params: { data: { slug: string } }): Promise<unknown>;
  update(params: { documentId: string; data: object }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

const OfArticle = v.nullable(v.object({ blogId: v.string() }));
const OfCategory = v.nullable(v.object({ category: v.nullable(v.object({ id: v.number() })) }));

/** Something is at this address now: it leads nowhere else, whoever had it before. */
export async function takeAddress(strapi: Core.Strapi, type: OldAddressType, slug: string): Promise<void> {
  const addresses = oldAddresses(strapi, type);
  const [usedAgain] = await addresses.findMany({ filters: { slug }, limit: 1 });
  if (usedAgain) await addresses.delete({ documentId: usedAgain.documentId });
}

/**
 * The last to leave an address keeps it.
 * @param to of what left it, for another address, for the drafts or for good: an article's document id, a category's row id
 */
export async function leaveAddress(
  strapi: Core.Strapi,
  type: OldAddressType,
  { slug, to }: { slug: string; to: string | number },
): Promise<void> {
  const addresses = oldAddresses(strapi, type);
  const target = { [LEADS_TO[type]]: to };
  const [known] = await addresses.findMany({ filters: { slug }, limit: 1 });
  if (known) await addresses.update({ documentId: known.documentId, data: target });
  else await addresses.create({ data: { slug, ...target } });
}

/** The document id of the article that had this address before; undefined when none had. */
export async function articleMovedFrom(strapi: Core.Strapi, slug: string): Promise<string | undefined> {
  const redirects = strapi.db.query('api::redirect.redirect');
  const redirect: unknown = await redirects.findOne({ where: { slug }, select: ['blogId'] });
  return v.parse(OfArticle, redirect)?.blogId;
}

/** The row id of the category that had this address before, or of the topic of one that is gone; undefined when none had. */
export async function categoryMovedFrom(strapi: Core.Strapi, slug: string): Promise<number | undefined> {
  const redirects = strapi.db.query('api::category-redirect.category-redirect');
  const redirect: unknown = await redirects.findOne({
    where: { slug },
    populate: { category: { select: ['id'] } },
  });
  return v.parse(OfCategory, redirect)?.category?.id;
}

function oldAddresses(strapi: Core.Strapi, type: OldAddressType): OldAddresses {
  return strapi.documents(type);
}
