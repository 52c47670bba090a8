import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getProgram } from '../../../platform/strapi/actor';
import { createFieldError } from '../../../platform/strapi/field-refusal';
import { populateContent } from '../../../platform/strapi/populate';
import { findArticleProblems } from './article-problems';
import type { ContentProblem, Path } from './content-problems/problem';

const BLOG = 'api::blog.blog';
/** More would not fit on the screen; the rest is reported once these are fixed. */
const MOST_NAMED = 10;

/**
 * Checks a published article just after it was written, in the same transaction, so that a problem rolls everything
 * back.
 * @returns what readers do not get of it all the same
 * @throws ValidationError, shown beside the fields
 */
export async function refuseUnpublishable(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ContentProblem[]> {
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: populateContent(strapi, BLOG),
  });
  const suggested = await readSuggestions(strapi, documentId);
  const now = getPublishingMoment(strapi);
  const problems: ContentProblem[] = [];
  for (const row of rows) problems.push(...(await findArticleProblems(strapi, row, suggested, now)));
  const refused = problems.filter((problem) => problem.refused).slice(0, MOST_NAMED);
  if (refused.length === 0) return problems;
  throw createFieldError(...refused.map(({ path, message }) => ({ field: toFormField(path), message })));
}

const Suggesting = v.nullable(v.object({ suggestedBlogs: v.array(v.object({ documentId: v.string() })) }));

/** Of the draft: what is published suggests published articles only. */
async function readSuggestions(strapi: Core.Strapi, documentId: string): Promise<string[]> {
  const row: unknown = await strapi.db.query(BLOG).findOne({
    where: { documentId, publishedAt: null },
    select: ['id'],
    populate: { suggestedBlogs: { select: ['documentId'] } },
  });
  return v.parse(Suggesting, row)?.suggestedBlogs.map((suggested) => suggested.documentId) ?? [];
}

/** A schedule publishes for a moment that the database's clock has reached, which this computer's may not have. */
export const getPublishingMoment = (strapi: Core.Strapi): Date =>
  new Date(Math.max(Date.now(), getProgram(strapi)?.at ?? 0));

/** The form field for a path in an article. All prose is a single field, and a block itself is not a field. */
function toFormField(path: Path): string {
  const body = path.indexOf('body');
  const known = body < 0 ? path : path.slice(0, body + 1);
  return (known.length === 2 && known[0] === 'content' ? [...known, '__component'] : known).join('.');
}
