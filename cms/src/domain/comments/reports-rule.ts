import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { fieldRefusal } from '../../platform/strapi/field-refusal';
import type { DocumentWrite } from '../../platform/strapi/document-write';

const COMMENT = 'api::comment.comment';

const Seen = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `reports` in an update of a comment is how many of them who sends it has seen. "Looked at" sends nothing else: so many
 * are counted no more, and one that came meanwhile is. Where fewer are left, another moderator has looked at them already.
 * The admin's form sends every field as it was when it was opened, and has looked at nothing.
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
      throw fieldRefusal({ field: 'reports', message: 'Send how many reports you have seen.' });
    await strapi.db
      .queryBuilder(COMMENT)
      .decrement('reports', seen.output)
      .where({ documentId: params.documentId, reports: { $gte: seen.output } })
      .execute();
    return next();
  });
}
