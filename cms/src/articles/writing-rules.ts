import type { Core } from '@strapi/strapi';
import { recordOldAddress } from '../redirects/redirects';
import { freeSlug, refuseTakenSlug } from './free-slug';
import { publishedSlug, questionsOf, storedDraft } from './stored';

/** What the document service tells a middleware, as far as these rules read it. */
interface Write {
  action: string;
  params: { documentId?: string; status?: string; data?: Record<string, unknown> };
}

const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete']);

/**
 * The rules of every write to an article, whichever way it comes (admin, API, import): the address is made from the
 * title, the first publication dates it, a changed address leaves the old one behind, its questions go with it.
 * The write and what follows from it are one transaction.
 */
export function keepWritingRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::blog.blog' || !WRITES.has(context.action)) return next();
    const { action, params }: Write = context;
    return strapi.db.transaction(async () => {
      await addSlug(strapi, { action, params });
      await dateFirstPublication(strapi, { action, params });
      const { documentId } = params;
      const addressBefore = documentId ? await publishedSlug(strapi, documentId) : null;
      const questions = documentId && action === 'delete' ? await questionsOf(strapi, documentId) : [];
      const result = await next();
      if (documentId && addressBefore) await keepOldAddress(strapi, documentId, addressBefore);
      for (const faq of questions) await strapi.documents('api::faq.faq').delete({ documentId: faq });
      return result;
    });
  });
}

/** An address left empty is made from the title: at the first saving, and when an editor empties the field. */
async function addSlug(strapi: Core.Strapi, { action, params: { documentId, data } }: Write): Promise<void> {
  if (!data || (action !== 'create' && action !== 'update')) return;
  const leftEmpty = action === 'create' ? !data.slug : data.slug === null || data.slug === '';
  if (typeof data.slug === 'string' && !leftEmpty) await refuseTakenSlug(strapi, data.slug, documentId);
  if (!leftEmpty) return;
  const title = data.title ?? (documentId ? (await storedDraft(strapi, documentId))?.title : undefined);
  if (typeof title === 'string') data.slug = await freeSlug(strapi, title, documentId);
}

/**
 * Strapi's `publishedAt` moves with every republishing, so an article would jump to the top of every list with each
 * mended comma: the date readers see is a field of its own, set once, open to the editor.
 */
async function dateFirstPublication(strapi: Core.Strapi, { action, params }: Write): Promise<void> {
  const { documentId, data } = params;
  if (action !== 'publish' && params.status !== 'published') return;
  if (documentId && (await storedDraft(strapi, documentId))?.publicationDate) return;
  const now = new Date().toISOString();
  if (data && action !== 'publish') data.publicationDate ??= now;
  else if (documentId) {
    await strapi.db
      .query('api::blog.blog')
      .updateMany({ where: { documentId, publishedAt: null }, data: { publicationDate: now } });
  }
}

async function keepOldAddress(strapi: Core.Strapi, documentId: string, from: string): Promise<void> {
  const to = await publishedSlug(strapi, documentId);
  if (to && to !== from) await recordOldAddress(strapi, { documentId, from, to });
}
