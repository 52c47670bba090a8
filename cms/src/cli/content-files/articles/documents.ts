import { type Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { inBatches } from '../../../platform/database/in-batches';
import { populateContent } from '../../../platform/strapi/populate';
import { type Article } from '../model/article';
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
    for (const [documentId, { draft, published }] of versions) {
      if (draft) documents.set(documentId, storedDocument(documentId, draft, published ?? null));
    }
  }
  return documents;
}

/**
 * A published version can only suggest published articles, so the CMS drops the others from it. If this is the only
 * difference, the draft's suggestions are used.
 */
function storedDocument(documentId: string, draft: Article, published: Article | null): StoredDocument {
  if (!published) return { documentId, draft, published, newerDraft: false };
  const shown = draft.suggestedBlogs.filter((id) => published.suggestedBlogs.includes(id));
  const whole = isDeepStrictEqual(shown, published.suggestedBlogs)
    ? { ...published, suggestedBlogs: draft.suggestedBlogs }
    : published;
  return {
    documentId,
    draft,
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
