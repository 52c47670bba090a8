import type { Core } from '@strapi/strapi';
import { getPublicationReports } from '../../articles/writing/publication-report';
import { getArticles, readState } from './documents';
import { DONE, type Done, type RowResult } from './for-each-article';

export async function publishArticle(strapi: Core.Strapi, documentId: string): Promise<Done> {
  if ((await readState(strapi, documentId)) === 'published')
    return { outcome: 'unchanged', message: 'Readers get this version already.' };
  await getArticles(strapi).publish({ documentId });
  return DONE;
}

export async function unpublishArticle(strapi: Core.Strapi, documentId: string): Promise<Done> {
  if ((await readState(strapi, documentId)) === 'draft')
    return { outcome: 'unchanged', message: 'It is not published.' };
  await getArticles(strapi).unpublish({ documentId });
  return DONE;
}

export async function deleteArticle(strapi: Core.Strapi, documentId: string): Promise<Done> {
  await getArticles(strapi).delete({ documentId });
  return DONE;
}

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
