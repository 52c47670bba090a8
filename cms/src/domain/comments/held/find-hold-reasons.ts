import type { Core } from '@strapi/strapi';
import { settings } from '../../../platform/settings/settings';
import { toRows } from '../../../platform/database/rows/rows';
import { containsLink } from './contains-link';
import { findWords } from './find-words';
import type { HoldReason } from './hold-reasons';
import { readWordList } from './word-list';

/** Why a new comment of a member waits for the editors; empty: it is visible at once (C49). */
export async function findHoldReasons(
  strapi: Core.Strapi,
  { memberId, text }: { memberId: number; text: string },
): Promise<HoldReason[]> {
  const { first, withLinks } = settings().heldComments;
  const words = await readWordList(strapi.db.connection);
  const reasons: HoldReason[] = [];
  if (first && !(await hasVisibleComment(strapi, memberId))) reasons.push('first');
  if (withLinks && containsLink(text)) reasons.push('links');
  if (findWords(text, words).length > 0) reasons.push('words');
  return reasons;
}

/** Whether the editors have let a comment of the member pass, or none was ever held. */
async function hasVisibleComment(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  const found: unknown = await strapi.db.connection.raw(
    'SELECT 1 FROM comments WHERE member_id = ? AND NOT hidden LIMIT 1',
    [memberId],
  );
  return toRows(found).length > 0;
}

/** How many comments of a member may wait, so that one member cannot fill the editors' queue. */
export const MOST_HELD = 5;

export async function hasTooManyHeld(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  const found: unknown = await strapi.db.connection.raw(
    `SELECT 1 FROM comments WHERE member_id = ? AND held IS NOT NULL LIMIT ${MOST_HELD}`,
    [memberId],
  );
  return toRows(found).length >= MOST_HELD;
}
