import type { Core } from '@strapi/strapi';
import { getProgram } from '../../../platform/strapi/actor';
import { reportPublication } from './publication-report';
import { refuseUnpublishable } from './publishing-rules';
import { preserveUnpublishedSuggestions } from './suggestions/preserve-unpublished-suggestions';
import { addRedirect, removeRedirect } from '../../redirects/redirects';
import { getWrittenId, type DocumentWrite } from '../../../platform/strapi/document-write';
import { freeSlug, refuseBadSlug } from './free-slug';
import { getPublishedSlug, findDraft } from '../stored';
import { identifyQuestions } from '../questions/identify-questions';

const REDIRECT = 'api::redirect.redirect';
const PUBLISHED_BY_STATUS = new Set(['create', 'update', 'clone']);
const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete']);

/**
 * The rules for every write to an article, from the admin, the API or an import: an empty slug is created from the
 * title, the first publication sets the date, content that readers would not get prevents publishing, a changed slug
 * leaves a redirect, and questions get ids. The write and its consequences are one transaction.
 */
export function enforceArticleRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::blog.blog' || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    return strapi.db.transaction(async () => {
      const { documentId } = params;
      await addSlug(strapi, { action, params });
      await identifyQuestions(strapi, { action, params });
      await dateFirstPublication(strapi, { action, params });
      const addressBefore = documentId ? await getPublishedSlug(strapi, documentId) : null;
      const result =
        documentId && action === 'discardDraft'
          ? await preserveUnpublishedSuggestions(strapi, documentId, async () => next())
          : await next();
      const written = documentId ?? getWrittenId(result);
      if (written !== undefined && publishes({ action, params })) await checkPublication(strapi, written);
      if (action !== 'delete') await keepAddresses(strapi, written, addressBefore);
      return result;
    });
  });
}

/** An empty slug is created from the title: on the first save, and when an editor empties the field. */
async function addSlug(
  strapi: Core.Strapi,
  { action, params: { documentId, data } }: DocumentWrite,
): Promise<void> {
  if (!data || (action !== 'create' && action !== 'update' && action !== 'clone')) return;
  if (action === 'clone') {
    // A clone was never published.
    data.publicationDate = null;
    // A clone cannot have the slug of its original, whatever the form contains.
    const wish =
      typeof data.slug === 'string' && data.slug !== ''
        ? data.slug
        : await getTitle(strapi, data, documentId);
    data.slug = await freeSlug(strapi, wish ?? '');
    return;
  }
  const leftEmpty = action === 'create' ? !data.slug : data.slug === null || data.slug === '';
  if (!leftEmpty) {
    if (typeof data.slug === 'string') await refuseBadSlug(strapi, data.slug, documentId);
    return;
  }
  const title = await getTitle(strapi, data, documentId);
  if (title !== undefined) data.slug = await freeSlug(strapi, title, documentId);
}

async function getTitle(strapi: Core.Strapi, data: Record<string, unknown>, documentId?: string) {
  if (typeof data.title === 'string') return data.title;
  return documentId ? ((await findDraft(strapi, documentId))?.title ?? undefined) : undefined;
}

/** Whether a write publishes an article. */
function publishes({ action, params }: DocumentWrite): boolean {
  return action === 'publish' || (params.status === 'published' && PUBLISHED_BY_STATUS.has(action));
}

/** @throws ValidationError for what readers would not see; the response names what they do not get all the same */
async function checkPublication(strapi: Core.Strapi, documentId: string): Promise<void> {
  const problems = await refuseUnpublishable(strapi, documentId);
  const title = (await findDraft(strapi, documentId))?.title ?? 'Untitled';
  reportPublication(strapi, { documentId, title, problems });
}

/**
 * Strapi's `publishedAt` changes with every republishing, so an article would jump to the top of every list after each
 * corrected comma. The date readers see is a separate field, which is set once and can be edited.
 */
async function dateFirstPublication(strapi: Core.Strapi, { action, params }: DocumentWrite): Promise<void> {
  const { documentId, data } = params;
  if (!publishes({ action, params })) return;
  if (documentId && (await findDraft(strapi, documentId))?.publicationDate) return;
  // What a schedule publishes late has the date that was planned.
  const now = new Date(getProgram(strapi)?.at ?? Date.now()).toISOString();
  if (data && action !== 'publish') data.publicationDate ??= now;
  else if (documentId) {
    await strapi.db
      .query('api::blog.blog')
      .updateMany({ where: { documentId, publishedAt: null }, data: { publicationDate: now } });
  }
}

/** A published slug is not a redirect any more; a slug that was renamed or unpublished becomes one. */
async function keepAddresses(strapi: Core.Strapi, documentId: string | undefined, before: string | null) {
  if (!documentId) return;
  const now = await getPublishedSlug(strapi, documentId);
  if (before === now) return;
  if (before) await addRedirect(strapi, REDIRECT, { slug: before, to: documentId });
  if (now) await removeRedirect(strapi, REDIRECT, now);
}
