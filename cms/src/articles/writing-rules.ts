import type { Core } from '@strapi/strapi';
import { recordOldAddress } from '../redirects/redirects';
import { freeSlug } from './free-slug';

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
      await addSlug(strapi, write);
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

/** An address left empty is made from the title: at the first saving, and when an editor empties the field. */
async function addSlug(strapi: Core.Strapi, { action, params: { documentId, data } }: Write): Promise<void> {
  const leftEmpty = data && (action === 'create' ? !data.slug : data.slug === null || data.slug === '');
  if (!leftEmpty || (action !== 'create' && action !== 'update')) return;
  const title = data.title ?? (documentId && (await draftOf(strapi, documentId))?.title);
  if (typeof title === 'string') data.slug = await freeSlug(strapi, title, documentId);
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
  return (await draftOf(strapi, documentId))?.publicationDate;
}

function draftOf(strapi: Core.Strapi, documentId: string) {
  return strapi.db
    .query(BLOG)
    .findOne({ where: { documentId, publishedAt: null }, select: ['title', 'publicationDate'] });
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
