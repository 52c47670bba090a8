import type { Core } from '@strapi/strapi';
import { readPlans } from '../rows/read-facts';
import type { RowResult } from './for-each-article';

const NOTE =
  'Its planned publication takes the version that was planned, without this change. To change that, open the article and press “Use the latest version”.';

/** Adds to the results of changes which articles are planned to go out without them. */
export async function addPlans(strapi: Core.Strapi, results: readonly RowResult[]): Promise<RowResult[]> {
  const done = results.filter(({ outcome }) => outcome === 'done').map(({ documentId }) => documentId);
  const plans = await readPlans(strapi.db.connection, done);
  return results.map((row) => {
    const isPlanned = plans
      .get(row.documentId)
      ?.some(({ action, failed }) => action === 'publish' && !failed);
    return isPlanned ? { ...row, message: [row.message, NOTE].filter(Boolean).join(' ') } : row;
  });
}
