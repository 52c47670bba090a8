import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { getProgram } from '../../../platform/strapi/actor';
import { populateContent } from '../../../platform/strapi/populate';
import { createFieldError, type FieldProblem } from '../../../platform/strapi/field-refusal';
import { contentProblems } from './content-problems/content-problems';
import type { Path } from './content-problems/problem';
import { withLibraryFilesInProse } from '../prose-pictures';

const BLOG = 'api::blog.blog';
/** More would not fit on the screen; the rest is reported once these are fixed. */
const MOST_NAMED = 10;

const Dated = v.object({ publicationDate: v.nullish(Timestamp, null) });

/**
 * The reasons why an article cannot be published as it is. Parts that are merely omitted are not among them
 * (`contentProblems`).
 * @param row of `blogs`, populated by `populateContent`, with the library's current files in its prose
 */
function publishingProblems(row: unknown, now: Date): FieldProblem[] {
  const early = dateProblem(row, now);
  return [
    ...(early === null ? [] : [{ field: 'publicationDate', message: early }]),
    ...contentProblems(row)
      .filter(({ refused }) => refused)
      .map(({ path, message }) => ({ field: formField(path), message })),
  ];
}

/** The problem with an article's publication date; null when there is none. */
export function dateProblem(row: unknown, now: Date): string | null {
  const dated = v.safeParse(Dated, row);
  return dated.success && isInFuture(dated.output.publicationDate, now) ? TO_COME : null;
}

/** An article must not become public before its publication date (C42). */
export const isInFuture = (date: string | null, now: Date): boolean =>
  date !== null && Date.parse(date) > now.getTime();

const TO_COME =
  'The publication date is in the future. Schedule the article for that moment, or choose a date that is not in the future.';

/**
 * Checks a published article just after it was written, in the same transaction, so that a problem rolls everything
 * back.
 * @throws ValidationError, shown beside the fields
 */
export async function refuseUnpublishable(strapi: Core.Strapi, documentId: string): Promise<void> {
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: populateContent(strapi, BLOG),
  });
  const now = getPublishingMoment(strapi);
  const problems = (await withLibraryFilesInProse(strapi, rows)).flatMap((row) =>
    publishingProblems(row, now),
  );
  if (problems.length > 0) throw createFieldError(...problems.slice(0, MOST_NAMED));
}

/** A schedule publishes for a moment that the database's clock has reached, which this computer's may not have. */
export const getPublishingMoment = (strapi: Core.Strapi): Date =>
  new Date(Math.max(Date.now(), getProgram(strapi)?.at ?? 0));

/** The form field for a path in an article. All prose is a single field, and a block itself is not a field. */
function formField(path: Path): string {
  const body = path.indexOf('body');
  const known = body < 0 ? path : path.slice(0, body + 1);
  return (known.length === 2 && known[0] === 'content' ? [...known, '__component'] : known).join('.');
}
