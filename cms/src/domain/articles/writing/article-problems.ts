import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { inBatches } from '../../../platform/database/in-batches';
import { withLibraryFilesInProse } from '../prose-pictures';
import { contentProblems } from './content-problems/content-problems';
import { type ContentProblem, quoted } from './content-problems/problem';
import { findDeadLinks } from './dead-links';
import { findMissingFiles } from './missing-files';
import { findUndescribedPictures } from './undescribed-pictures';

const BLOG = 'api::blog.blog';
/** Per statement: both databases limit the number of bound values. */
const ARTICLES_AT_ONCE = 200;

const Dated = v.object({ publicationDate: v.nullish(Timestamp, null) });

/** An article must not become public before its publication date (C42). */
const isInFuture = (date: string | null, now: Date): boolean =>
  date !== null && Date.parse(date) > now.getTime();

const TO_COME =
  'The publication date is in the future. Schedule the article for that moment, or choose a date that is not in the future.';

/**
 * All that readers would not get of an article, the same for its form, its draft and its publication.
 * @param row of `blogs`, populated by `populateContent`
 * @param suggested the articles that it suggests, by document id
 */
export async function findArticleProblems(
  strapi: Core.Strapi,
  row: unknown,
  suggested: readonly string[],
  now: Date,
): Promise<ContentProblem[]> {
  const [article] = await withLibraryFilesInProse(strapi, [row]);
  return [
    ...findDateProblems(article, now),
    ...contentProblems(article),
    ...findUndescribedPictures(article),
    ...(await findMissingFiles(strapi, article)),
    ...(await findDeadLinks(strapi, article)),
    ...(await findUnpublishedSuggestions(strapi, suggested)),
  ];
}

function findDateProblems(article: unknown, now: Date): ContentProblem[] {
  const dated = v.safeParse(Dated, article);
  if (!dated.success || !isInFuture(dated.output.publicationDate, now)) return [];
  return [{ path: ['publicationDate'], message: TO_COME, detail: TO_COME, refused: true }];
}

const Rows = v.array(
  v.object({
    documentId: v.string(),
    title: v.nullish(v.string(), null),
    publishedAt: v.nullish(v.unknown(), null),
  }),
);

/** Suggested articles that are drafts. They stay in the list and are shown as soon as they are public. */
async function findUnpublishedSuggestions(
  strapi: Core.Strapi,
  suggested: readonly string[],
): Promise<ContentProblem[]> {
  const rows: unknown[] = [];
  for (const some of inBatches([...new Set(suggested)], ARTICLES_AT_ONCE)) {
    const found: unknown[] = await strapi.db.query(BLOG).findMany({
      where: { documentId: { $in: some } },
      select: ['documentId', 'title', 'publishedAt'],
    });
    rows.push(...found);
  }
  const stored = v.parse(Rows, rows);
  const published = new Set(
    stored.filter(({ publishedAt }) => publishedAt !== null).map(({ documentId }) => documentId),
  );
  const drafts = new Map(stored.map(({ documentId, title }) => [documentId, title]));
  return suggested.flatMap((documentId) => {
    const title = drafts.get(documentId);
    if (title === undefined || published.has(documentId)) return [];
    return [toUnpublishedSuggestion(documentId, quoted(title ?? 'Untitled'))];
  });
}

function toUnpublishedSuggestion(documentId: string, name: string): ContentProblem {
  const detail = `${name} is a draft, so it is not shown to readers before it is published`;
  const message = `Suggested articles: ${detail}`;
  return { path: ['suggestedBlogs'], message, detail, refused: false, waitsFor: documentId };
}

/** The same problem for an editor who may not read the suggested article, and so must not learn its title. */
export const withoutTitle = (problem: ContentProblem): ContentProblem =>
  problem.waitsFor === undefined
    ? problem
    : toUnpublishedSuggestion(problem.waitsFor, 'An article that your role does not show');
