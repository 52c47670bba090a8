import type { Core } from '@strapi/strapi';
import { getDialect, type Knex } from '../../../platform/database/dialect';
import { lockUntilCommit } from '../../../platform/database/locks/advisory-locks';
import { removeMemberComments } from '../../comments/delete';
import { hideWithBan, showHiddenWithBan } from '../../comments/hidden-with-ban/hide';
import { eraseKeptComments } from '../../deleted/keep-rows';
import { liftOwnBan } from './ban';
import type { Step, UndoStep } from './summary';

/**
 * Such changes run one after the other, as deletions of members do: each changes the counts of many articles, and two
 * could wait for each other.
 */
async function oneAfterTheOther<T>(strapi: Core.Strapi, change: (trx: Knex) => Promise<T>): Promise<T> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await lockUntilCommit(trx, getDialect(strapi), 'accountDeletion');
    return change(trx);
  });
}

interface HiddenWithBan {
  memberId: number;
  /** The key of the ban. */
  ban: string;
}

/** Hides some comments of a member with a ban. @param from `after`: where the call before ended; 0: this is the first one */
export const hideSome = (strapi: Core.Strapi, from: HiddenWithBan & { after: number }): Promise<Step> =>
  oneAfterTheOther(strapi, async (trx) => {
    const step = await hideWithBan(trx, from);
    return step ? { count: step.hidden, next: step.last } : { count: 0, next: null };
  });

/**
 * Takes some of a ban back: first the comments that it hid become what they were, so that it can be taken up again when
 * it is interrupted, and then the ban is lifted.
 * @returns undefined: there is no such member
 */
export async function undoSome(
  strapi: Core.Strapi,
  { documentId, mayShow, ...ban }: HiddenWithBan & { documentId: string; mayShow: boolean },
): Promise<UndoStep | undefined> {
  // Moderators who may not show comments cannot have hidden any with the ban.
  const shown = mayShow ? await oneAfterTheOther(strapi, (trx) => showHiddenWithBan(trx, ban)) : undefined;
  if (shown) return { shown, outcome: null };
  const outcome = await liftOwnBan(strapi, documentId, ban.ban);
  return outcome && { shown: [], outcome };
}

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
