import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createFieldError } from '../../platform/strapi/field-refusal';
import type { DocumentWrite } from '../../platform/strapi/document-write';

const COMMENT = 'api::comment.comment';

const Seen = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `reports` in an update of a comment is the number of reports the moderator has seen. "Looked at" sends only this
 * field: it is subtracted from the count, so reports that arrived meanwhile remain. When fewer are left, another
 * moderator has already handled them. The admin's form sends every field as it was when the form was opened, so its
 * `reports` is ignored.
 */
export function enforceReportCounts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== COMMENT || context.action !== 'update') return next();
    const { params }: DocumentWrite = context;
    if (!params.data || !('reports' in params.data)) return next();
    const { reports, ...change } = params.data;
    params.data = change;
    if ('hidden' in change) return next();
    const seen = v.safeParse(Seen, reports);
    if (!seen.success)
      throw createFieldError({ field: 'reports', message: 'Send how many reports you have seen.' });
    await strapi.db
      .queryBuilder(COMMENT)
      .decrement('reports', seen.output)
      .where({ documentId: params.documentId, reports: { $gte: seen.output } })
      .execute();
    return next();
  });
}
