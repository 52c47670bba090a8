import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Moment } from '../../../platform/database/moment';
import { populateContent } from '../../../platform/strapi/populate';
import { fieldRefusal, type FieldProblem } from '../../../platform/strapi/field-refusal';
import { contentProblems } from './content-problems/content-problems';
import type { Path } from './content-problems/problem';
import { withLibraryFilesInProse } from '../prose-pictures';

const BLOG = 'api::blog.blog';
/** More would not fit on the screen; they are named when these are mended. */
const MOST_NAMED = 10;

const Dated = v.object({ publicationDate: v.nullish(Moment, null) });

/**
 * Why readers cannot get an article as it is. What is only left out of it is no reason (`contentProblems`).
 * @param row of `blogs`, populated as `populateContent` says, with the library's own files in its prose
 */
export function publishingProblems(row: unknown, now: Date): FieldProblem[] {
  const early = dateProblem(row, now);
  return [
    ...(early === null ? [] : [{ field: 'publicationDate', message: early }]),
    ...contentProblems(row)
      .filter(({ refused }) => refused)
      .map(({ path, message }) => ({ field: formField(path), message })),
  ];
}

/** What is wrong with an article's publication date; null: nothing. */
export function dateProblem(row: unknown, now: Date): string | null {
  const dated = v.safeParse(Dated, row);
  return dated.success && isToCome(dated.output.publicationDate, now) ? TO_COME : null;
}

/** Nothing becomes public before its publication date (C42). */
export const isToCome = (date: string | null, now: Date): boolean =>
  date !== null && Date.parse(date) > now.getTime();

const TO_COME =
  'The publication date is in the future. Publish the article on that day, or choose a date that has come.';

/**
 * Looks at a published article as it was just written, in the same transaction: with a problem nothing of it stays.
 * @throws ValidationError, shown beside the fields
 */
export async function refuseUnpublishable(strapi: Core.Strapi, documentId: string): Promise<void> {
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: populateContent(strapi, BLOG),
  });
  const now = new Date();
  const problems = (await withLibraryFilesInProse(strapi, rows)).flatMap((row) =>
    publishingProblems(row, now),
  );
  if (problems.length > 0) throw fieldRefusal(...problems.slice(0, MOST_NAMED));
}

/** The field of the editors' form that a path of an article is part of: all prose is one field, and a block is no field. */
function formField(path: Path): string {
  const body = path.indexOf('body');
  const known = body < 0 ? path : path.slice(0, body + 1);
  return (known.length === 2 && known[0] === 'content' ? [...known, '__component'] : known).join('.');
}
