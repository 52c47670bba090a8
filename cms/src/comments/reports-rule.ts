import type { Core } from '@strapi/strapi';
import type { DocumentWrite } from '../strapi-service/document-write';

/**
 * The admin's form sends every field as it was when the form was opened: a report that came meanwhile would be counted no
 * more. So `reports` is taken from whoever changes nothing else of a comment, as "Looked at" does.
 */
export function keepReportsCounted(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== 'api::comment.comment' || context.action !== 'update') return next();
    const { params }: DocumentWrite = context;
    if (params.data && 'hidden' in params.data) delete params.data.reports;
    return next();
  });
}
