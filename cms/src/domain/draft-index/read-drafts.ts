import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { createTurnQueue } from '../../platform/database/sqlite/turn-queue';
import { populateContent } from '../../platform/strapi/populate';
import { indexWords } from '../articles/search-index/words/words';
import { findArticleProblems } from '../articles/writing/article-problems';
import type { ContentProblem } from '../articles/writing/content-problems/problem';
import { collectTargets } from './collect-targets';
import { collectTexts } from './collect-texts';
import { findLastChanges } from './last-changes';
import { findWorkNeeded, type WorkNeeded } from './work-needed';

const BLOG = 'api::blog.blog';

/** What the index knows of an article's draft. */
export interface IndexedDraft {
  documentId: string;
  /** Readers get the article, in this version or an earlier one. */
  published: boolean;
  /** Its address for readers. */
  liveSlug: string | null;
  /** Admin accounts. */
  createdById: number | null;
  changedById: number | null;
  /** Its date of publication, in milliseconds since 1970. */
  datedAt: number | null;
  work: WorkNeeded;
  /** What other documents decide about it (`collectTargets`). */
  targets: string[];
  /** Each once, as `indexWords` splits texts. */
  words: string[];
}

const Account = v.nullish(v.object({ id: v.number() }), null);
const Draft = v.looseObject({
  documentId: v.string(),
  publicationDate: v.nullish(Timestamp, null),
  suggestedBlogs: v.fallback(v.array(v.object({ documentId: v.string() })), []),
  createdBy: Account,
  updatedBy: Account,
});
const Live = v.array(v.object({ documentId: v.string(), slug: v.nullish(v.string(), null) }));

/** No date is later: whether a date is still to come is decided when the list is read. */
const END_OF_TIME = new Date(8.64e15);

/** Those of the articles that have a draft. The number of statements hardly grows with them. */
export async function readDrafts(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<IndexedDraft[]> {
  const where = { documentId: { $in: [...documentIds] } };
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { ...where, publishedAt: null },
    populate: {
      ...populateContent(strapi, BLOG),
      categories: { select: ['id'] },
      suggestedBlogs: { select: ['documentId'] },
      createdBy: { select: ['id'] },
      updatedBy: { select: ['id'] },
    },
  });
  const live: unknown = await strapi.db
    .query(BLOG)
    .findMany({ where: { ...where, publishedAt: { $notNull: true } }, select: ['documentId', 'slug'] });
  const slugs = new Map(v.parse(Live, live).map(({ documentId, slug }) => [documentId, slug]));
  const changes = await findLastChanges(strapi.db.connection, documentIds);
  const drafts: IndexedDraft[] = [];
  const othersTurn = createTurnQueue();
  for (const row of rows) {
    await othersTurn();
    const draft = v.parse(Draft, row);
    const { documentId, createdBy, updatedBy, publicationDate } = draft;
    const suggested = draft.suggestedBlogs.map((blog) => blog.documentId);
    const problems = await findProblems(strapi, draft, suggested);
    const change = changes.get(documentId);
    drafts.push({
      documentId,
      published: slugs.has(documentId),
      liveSlug: slugs.get(documentId) ?? null,
      createdById: createdBy?.id ?? null,
      changedById: change ? change.actor.id : (updatedBy?.id ?? null),
      datedAt: publicationDate === null ? null : Date.parse(publicationDate),
      work: findWorkNeeded(draft, problems),
      targets: collectTargets(draft.content, suggested),
      words: [...new Set([documentId, ...collectTexts(draft).flatMap(indexWords)])],
    });
  }
  return drafts;
}

const UNREADABLE: ContentProblem = { path: [], message: '', detail: '', refused: true };

async function findProblems(
  strapi: Core.Strapi,
  draft: v.InferOutput<typeof Draft>,
  suggested: readonly string[],
): Promise<ContentProblem[]> {
  try {
    return await findArticleProblems(strapi, draft, suggested, END_OF_TIME);
  } catch (error) {
    // One draft must not keep all others out of the index.
    strapi.log.error(`The draft ${draft.documentId} cannot be checked: ${String(error)}`);
    return [UNREADABLE];
  }
}
