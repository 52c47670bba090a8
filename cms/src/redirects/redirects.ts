import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const REDIRECT = 'api::redirect.redirect';
const Stored = v.nullable(v.object({ blogId: v.string() }));

/**
 * Leaves `from` pointing at the article after it moved to `to`. An address that is in use again points nowhere, and
 * the last article to leave an address keeps it.
 */
export async function recordOldAddress(
  strapi: Core.Strapi,
  { documentId, from, to }: { documentId: string; from: string; to: string },
): Promise<void> {
  const redirects = strapi.documents(REDIRECT);
  const [usedAgain] = await redirects.findMany({ filters: { slug: to }, limit: 1 });
  if (usedAgain) await redirects.delete({ documentId: usedAgain.documentId });
  const [known] = await redirects.findMany({ filters: { slug: from }, limit: 1 });
  if (known) await redirects.update({ documentId: known.documentId, data: { blogId: documentId } });
  else await redirects.create({ data: { slug: from, blogId: documentId } });
}

/** The document id of the article that had this address before; undefined when none had. */
export async function articleMovedFrom(strapi: Core.Strapi, slug: string): Promise<string | undefined> {
  const redirect: unknown = await strapi.db.query(REDIRECT).findOne({ where: { slug }, select: ['blogId'] });
  return v.parse(Stored, redirect)?.blogId;
}
