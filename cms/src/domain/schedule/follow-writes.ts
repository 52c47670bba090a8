import type { Core } from '@strapi/strapi';
import type { Knex } from '../../platform/database/dialect';
import { getActor, getProgram } from '../../platform/strapi/actor';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { SCHEDULED_ACTIONS, type ScheduledAction } from './job';
import { cancelJob, settleFailures } from './jobs';
import { findScheduledType } from './scheduled-type';

/**
 * What a write of a document makes superfluous, and the word for the write. Who unpublishes an article by hand does not
 * expect it to come back by itself; a scheduled unpublishing may be followed by another publication.
 */
function getEnded(
  { action, params }: DocumentWrite,
  isScheduled: boolean,
): { actions: readonly ScheduledAction[]; word: string } {
  if (action === 'delete') return { actions: SCHEDULED_ACTIONS, word: 'Deleted' };
  if (action === 'unpublish')
    return { actions: isScheduled ? ['unpublish'] : SCHEDULED_ACTIONS, word: 'Unpublished' };
  const publishes = action === 'publish' || (action === 'update' && params.status === 'published');
  return { actions: publishes ? ['publish'] : [], word: 'Published' };
}

/**
 * Ends what is planned for an article when somebody does it by hand, or deletes the article, in the transaction of that
 * write. A scheduled job itself has ended by then.
 */
export function endJobsByHand(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, params }: DocumentWrite = context;
    const { documentId } = params;
    const { actions, word } = getEnded({ action, params }, getProgram(strapi)?.at !== undefined);
    if (!findScheduledType(context.uid) || documentId === undefined || actions.length === 0) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      const result = await next();
      const now = Date.now();
      for (const ended of actions) {
        const key = { documentId, action: ended };
        await cancelJob(trx, key, { note: `${word} by ${getActor(strapi).name}.`, now });
        await settleFailures(trx, key, now);
      }
      return result;
    });
  });
}
