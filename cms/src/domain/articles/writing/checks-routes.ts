import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isDocumentId } from '../../../platform/strapi/document-id';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { isAllowed, isAllowedFor } from '../../../platform/strapi/document-rights';
import { mountAdminRoutes } from '../../../platform/strapi/mount-admin-routes';
import { populateContent } from '../../../platform/strapi/populate';
import { contentProblems } from './content-problems/content-problems';
import { quoted } from './content-problems/problem';
import { withLibraryFilesInProse } from '../prose-pictures';
import { dateProblem } from './publishing-rules';

const BLOG = 'api::blog.blog';
/** Nobody would fix more in one sitting. */
const MOST_LISTED = 100;

/**
 * Routes for the editors' screens: problems of an article's draft, and articles that are public before their date
 * (C42).
 */
export function mountArticleChecks(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/article-checks/public-before-date',
      allows: ({ ability }) => isAllowed(strapi, ability, 'read', BLOG),
      handle: () => publicBeforeDate(strapi, new Date()),
    },
    {
      method: 'GET',
      path: '/admin/article-checks/drafts/:documentId',
      allows: ({ ability, params: { documentId = '' } }) =>
        isAllowedFor(strapi, ability, 'read', BLOG, documentId),
      handle: ({ params: { documentId = '' } }) => draftProblems(strapi, documentId),
    },
  ]);
}

async function draftProblems(strapi: Core.Strapi, documentId: string) {
  if (!isDocumentId(documentId)) return [];
  const where = { documentId, publishedAt: null };
  const row: unknown = await strapi.db.query(BLOG).findOne({
    where,
    populate: {
      ...populateContent(strapi, BLOG),
      suggestedBlogs: { select: ['documentId', 'title'] },
    },
  });
  const [article] = await withLibraryFilesInProse(strapi, [row]);
  const early = dateProblem(article, new Date());
  const problems: Problem[] = [
    ...(early === null ? [] : [{ message: early, refused: true }]),
    ...contentProblems(article).map(({ message, refused }) => ({ message, refused })),
    ...(await unpublishedSuggestions(strapi, article)),
  ];
  return atMost(MOST_LISTED, problems);
}

interface Problem {
  message: string;
  refused: boolean;
}

const Suggesting = v.object({
  suggestedBlogs: v.array(v.object({ documentId: v.string(), title: v.nullish(v.string(), null) })),
});
const Published = v.array(v.object({ documentId: v.string() }));

/** Suggested articles that are drafts. They stay in the list and are shown as soon as they are public. */
async function unpublishedSuggestions(strapi: Core.Strapi, article: unknown): Promise<Problem[]> {
  const parsed = v.safeParse(Suggesting, article);
  if (!parsed.success) return [];
  const { suggestedBlogs } = parsed.output;
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: {
      documentId: { $in: suggestedBlogs.map(({ documentId }) => documentId) },
      publishedAt: { $notNull: true },
    },
    select: ['documentId'],
  });
  const published = new Set(v.parse(Published, rows).map(({ documentId }) => documentId));
  return suggestedBlogs
    .filter(({ documentId }) => !published.has(documentId))
    .map(({ title }) => ({
      message: `Suggested articles: ${quoted(title ?? 'Untitled')} is a draft, so it is not shown to readers before it is published`,
      refused: false,
    }));
}

/** Cuts the list to a readable length and adds a line with the number of the rest. */
function atMost(most: number, problems: Problem[]): Problem[] {
  if (problems.length <= most) return problems;
  const rest = problems.slice(most);
  const message = `${rest.length} more ${rest.length === 1 ? 'is' : 'are'} not listed here. Save after fixing these to see the rest.`;
  return [...problems.slice(0, most), { message, refused: rest.some(({ refused }) => refused) }];
}

const Early = v.array(
  v.object({ documentId: v.string(), title: v.nullish(v.string(), null), publicationDate: Timestamp }),
);

/** Articles that were already public when the rule about the publication date was introduced. */
async function publicBeforeDate(strapi: Core.Strapi, now: Date) {
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { publishedAt: { $notNull: true }, publicationDate: { $gt: now } },
    select: ['documentId', 'title', 'publicationDate'],
    orderBy: [{ publicationDate: 'asc' }, { documentId: 'asc' }],
    limit: MOST_LISTED,
  });
  return v.parse(Early, rows);
}
