import type { Core } from '@strapi/strapi';
import { getDialect, type Knex } from '../../../platform/database/dialect';
import { lockUntilCommit } from '../../../platform/database/locks/advisory-locks';
import { hideMemberComments, removeMemberComments } from '../../comments/delete';
import { eraseKeptComments } from '../../deleted/keep-rows';
import type { Step } from './summary';

/**
 * Such changes run one after the other, as deletions of members do: each changes the counts of many articles, and two
 * could wait for each other.
 */
async function oneAfterTheOther(strapi: Core.Strapi, change: (trx: Knex) => Promise<Step>): Promise<Step> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await lockUntilCommit(trx, getDialect(strapi), 'accountDeletion');
    return change(trx);
  });
}

/** Hides some comments of a member. @param after where the call before ended; 0: this is the first one */
export const hideSome = (strapi: Core.Strapi, memberId: number, after: number): Promise<Step> =>
  oneAfterTheOther(strapi, async (trx) => {
    const step = await hideMemberComments(trx, memberId, after);
    return step ? { count: step.hidden, next: step.last } : { count: 0, next: null };
  });

/**
 * Deletes some comments of a member; their account, ratings and saved articles stay. With the last of them go those that
 * are kept with deleted articles.
 */
export const deleteSome = (strapi: Core.Strapi, memberId: number): Promise<Step> =>
  oneAfterTheOther(strapi, async (trx) => {
    const count = await removeMemberComments(trx, getDialect(strapi), memberId);
    if (count > 0) return { count, next: 1 };
    await trx.raw(eraseKeptComments(getDialect(strapi)), [memberId]);
    return { count, next: null };
  });
