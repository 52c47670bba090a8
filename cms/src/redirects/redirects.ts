import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const REDIRECT = 'api::redirect.redirect';
const Stored = v.nullable(v.object({ blogId: v.string() }));

/** An article is at this address now: it leads nowhere else, whoever had it before. */
export async function takeAddress(strapi: Core.Strapi, slug: string): Promise<void> {
  const redirects = strapi.documents(REDIRECT);
  const [usedAgain] = await redirects.findMany({ filters: { slug }, limit: 1 });
  if (usedAgain) await redirects.delete({ documentId: usedAgain.documentId });
}

/** The article left this address, for another one or for the drafts: the last to leave it keeps it. */
export async function leaveAddress(strapi: Core.Strapi, from: string, documentId: string): Promise<void> {
  const redirects = strapi.documents(REDIRECT);
  const [known] = await redirects.findMany({ filters: { slug: from }, limit: 1 });
  if (known) await redirects.update({ documentId: known.documentId, data: { blogId: documentId } });
  else await redirects.create({ data: { slug: from, blogId: documentId } });
}

/** The document id of the article that had this address before; undefined when none had. */
export async function articleMovedFrom(strapi: Core.Strapi, slug: string): Promise<string | undefined> {
  const redirect: unknown = await strapi.db.query(REDIRECT).findOne({ where: { slug }, select: ['blogId'] });
  return v.parse(Stored, redirect)?.blogId;
}
