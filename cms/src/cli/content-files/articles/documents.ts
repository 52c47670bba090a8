import { type Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { inBatches } from '../../../platform/database/in-batches';
import { populateContent } from '../../../platform/strapi/populate';
import { type Article } from '../model/article';
import { listScheduled, type ScheduledContent } from '../../../domain/schedule/list-scheduled';
import { type Library } from '../media/library';
import { toArticle } from './row-to-article';
import { BLOG } from './uids';

/** An article as stored in the CMS: the draft always, the published version if there is one. Relations are ids. */
export interface StoredDocument {
  documentId: string;
  draft: Article;
  published: Article | null;
  /** The draft differs from the published version. */
  newerDraft: boolean;
  /** The draft is published on its date. */
  scheduled: boolean;
  /** When something is published that a file cannot say: another version, or not on the article's date. */
  scheduledOtherwise: number | null;
}

const State = v.object({ documentId: v.string(), publishedAt: v.nullish(v.unknown(), null) });
const AT_ONCE = 50;

/** @param documentIds in any number; ids of missing articles are skipped */
export async function readDocuments(
  strapi: Core.Strapi,
  library: Library,
  documentIds: readonly string[],
): Promise<Map<string, StoredDocument>> {
  const documents = new Map<string, StoredDocument>();
  for (const some of inBatches(documentIds, AT_ONCE)) {
    const rows: unknown[] = await strapi.db.query(BLOG).findMany({
      where: { documentId: { $in: some } },
      populate: { ...populateContent(strapi, BLOG), categories: true, suggestedBlogs: true },
    });
    const versions = new Map<string, { draft?: Article; published?: Article }>();
    for (const row of rows) {
      const { documentId, publishedAt } = v.parse(State, row);
      const version = versions.get(documentId) ?? {};
      version[publishedAt === null ? 'draft' : 'published'] = await toArticle(row, library);
      versions.set(documentId, version);
    }
    const scheduled = await listScheduled(strapi, BLOG, some);
    for (const [documentId, { draft, published }] of versions) {
      if (!draft) continue;
      const planned = withSchedule(draft, scheduled.get(documentId));
      documents.set(documentId, {
        ...storedDocument(documentId, planned.draft, published ?? null),
        ...planned,
      });
    }
  }
  return documents;
}

type Planned = Pick<StoredDocument, 'draft' | 'scheduled' | 'scheduledOtherwise'>;

/** A scheduled draft as a file has it: with the date on which it is published. */
function withSchedule(draft: Article, scheduled: ScheduledContent | undefined): Planned {
  if (!scheduled) return { draft, scheduled: false, scheduledOtherwise: null };
  const { dueAt, isDraft } = scheduled;
  const date = new Date(dueAt).toISOString();
  if (!isDraft || (draft.publicationDate ?? date) !== date)
    return { draft, scheduled: false, scheduledOtherwise: dueAt };
  return {
    draft: { ...draft, publicationDate: date, draft: false },
    scheduled: true,
    scheduledOtherwise: null,
  };
}

/**
 * A published version can only suggest published articles, so the CMS drops the others from it. If this is the only
 * difference, the draft's suggestions are used.
 */
function storedDocument(
  documentId: string,
  draft: Article,
  published: Article | null,
): Pick<StoredDocument, 'documentId' | 'published' | 'newerDraft'> {
  if (!published) return { documentId, published, newerDraft: false };
  const shown = draft.suggestedBlogs.filter((id) => published.suggestedBlogs.includes(id));
  const whole = isDeepStrictEqual(shown, published.suggestedBlogs)
    ? { ...published, suggestedBlogs: draft.suggestedBlogs }
    : published;
  return {
    documentId,
    published: whole,
    newerDraft: !isDeepStrictEqual({ ...draft, draft: false }, { ...whole, draft: false }),
  };
}

export interface Address {
  documentId: string;
  slug: string;
  published: boolean;
}

/**
 * The addresses of all articles, published ones first: one slug can be the draft address of an article and the
 * published address of another.
 */
export async function readAddresses(strapi: Core.Strapi): Promise<Address[]> {
  const rows: unknown[] = await strapi.db
    .query(BLOG)
    .findMany({ select: ['documentId', 'slug', 'publishedAt'] });
  const Known = v.object({
    documentId: v.string(),
    slug: v.nullish(v.string(), ''),
    publishedAt: v.unknown(),
  });
  return rows
    .map((row) => v.parse(Known, row))
    .map(({ documentId, slug, publishedAt }) => ({
      documentId,
      slug: slug ?? '',
      published: Boolean(publishedAt),
    }))
    .toSorted((a, b) => Number(b.published) - Number(a.published));
}
