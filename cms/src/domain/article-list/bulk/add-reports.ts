import type { Core } from '@strapi/strapi';
import { getPublicationReports } from '../../articles/writing/publication-report';
import type { RowResult } from './for-each-article';

/** Adds to the results what readers do not get of the articles that this request has published. */
export function addReports(strapi: Core.Strapi, results: readonly RowResult[]): RowResult[] {
  const request = strapi.requestContext.get();
  if (!request) return [...results];
  const refused = new Set(
    results.filter(({ outcome }) => outcome === 'refused').map(({ documentId }) => documentId),
  );
  const reports = new Map(
    getPublicationReports(request, refused).map(({ documentId, problems, more }) => [
      documentId,
      [...problems.map(({ message }) => message), ...(more > 0 ? [`${more} more.`] : [])].join(' '),
    ]),
  );
  return results.map((row) => {
    const report = row.outcome === 'done' ? reports.get(row.documentId) : undefined;
    if (report === undefined) return row;
    return {
      ...row,
      message: [row.message, `Readers do not get all of it: ${report}`].filter(Boolean).join(' '),
    };
  });
}
