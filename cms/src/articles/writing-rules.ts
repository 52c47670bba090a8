import type { Core } from '@strapi/strapi';
import { recordOldAddress } from '../redirects/redirects';
import { slugOf } from '../slug/slug';

const BLOG = 'api::blog.blog';
const FAQ = 'api::faq.faq';

/** What the document service tells a middleware, as far as these rules read it. */
interface Write {
  uid: string;
  action: string;
  params: { documentId?: string; status?: string; data?: Record<string, unknown> };
}

/**
 * The rules of every write to an article, whichever way it comes (admin, API, import): the address is made from the
 * title, the first publication dates it, a changed address leaves the old one behind, its questions go with it.
 * The write and what follows from it are one transaction.
 */
export function keepWritingRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const write = context as unknown as Write;
    if (write.uid !== BLOG || !WRITES.has(write.action)) return next();
    return strapi.db.transaction(async () => {
      addSlug(write);
      await dateFirstPublication(strapi, write);
      const documentId = write.params.documentId;
      const addressBefore = documentId && (await publishedSlug(strapi, documentId));
      const questions = documentId && write.action === 'delete' ? await questionsOf(strapi, documentId) : [];
      const result = await next();
      if (documentId && addressBefore) {
        const addressNow = await publishedSlug(strapi, documentId);
        if (addressNow && addressNow !== addressBefore) {
          await recordOldAddress(strapi, { documentId, from: addressBefore, to: addressNow });
        }
      }
      for (const faq of questions) await strapi.documents(FAQ).delete({ documentId: faq });
      return result;
    });
  });
}

const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete']);

function addSlug({ action, params: { data } }: Write): void {
  if (action === 'create' && data && !data.slug && typeof data.title === 'string') data.slug = slugOf(data.title);
}

/**
 * Strapi's `publishedAt` moves with every republishing, so an article would jump to the top of every list with each
 * mended comma: the date readers see is a field of its own, set once, open to the editor.
 */
async function dateFirstPublication(strapi: Core.Strapi, { action, params }: Write): Promise<void> {
  const publishes = action === 'publish' || params.status === 'published';
  if (!publishes) return;
  const now = new Date().toISOString();
  if (params.data && action !== 'publish') {
    const stored = params.documentId && (await draftDate(strapi, params.documentId));
    if (!stored) params.data.publicationDate ??= now;
    return;
  }
  if (!params.documentId || (await draftDate(strapi, params.documentId))) return;
  await strapi.db
    .query(BLOG)
    .updateMany({ where: { documentId: params.documentId, publishedAt: null }, data: { publicationDate: now } });
}

async function draftDate(strapi: Core.Strapi, documentId: string): Promise<unknown> {
  const draft = await strapi.db
    .query(BLOG)
    .findOne({ where: { documentId, publishedAt: null }, select: ['publicationDate'] });
  return draft?.publicationDate;
}

async function publishedSlug(strapi: Core.Strapi, documentId: string): Promise<string | undefined> {
  const row = await strapi.db
    .query(BLOG)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['slug'] });
  return row?.slug;
}

async function questionsOf(strapi: Core.Strapi, blog: string): Promise<string[]> {
  const rows = await strapi.db.query(FAQ).findMany({ where: { blog: { documentId: blog } }, select: ['documentId'] });
  return rows.map((row: { documentId: string }) => row.documentId);
}
