import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows/rows';
import { REPORTS } from '../reports-table';
import { HIDDEN_WITH_BAN } from './table';

/** How many comments one transaction hides or brings back. */
const AT_ONCE = 200;

const Ids = v.array(v.object({ id: v.number() }));
const Row = v.object({ id: v.number(), held: v.nullable(v.string()), reports: v.nullable(v.number()) });

interface Of {
  memberId: number;
  /** The key of the ban. */
  ban: string;
}

/**
 * Hides some comments of a member that are visible, or wait for the editors, and records them with the ban. Call it in a
 * transaction, again and again until there are none left.
 * @param after the last comment of the call before
 * @returns the last one; undefined: there are none left
 */
export async function hideWithBan(
  trx: Knex,
  { memberId, ban, after }: Of & { after: number },
): Promise<{ last: number; hidden: number } | undefined> {
  const chosen: unknown = await trx('comments')
    .where({ member_id: memberId })
    .andWhere('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id');
  const ids = v.parse(Ids, chosen).map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return undefined;
  // Another moderator may decide about one of them at this moment. SQLite has one writer at a time, and ignores the lock.
  const shown: unknown = await trx('comments')
    .whereIn('id', ids)
    .andWhere({ member_id: memberId })
    .andWhereRaw('(NOT hidden OR held IS NOT NULL)')
    .orderBy('id')
    .forUpdate()
    .select('id', 'held', 'reports');
  const rows = v.parse(v.array(Row), shown);
  if (rows.length === 0) return { last, hidden: 0 };
  await trx('comments')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .update({ hidden: true, held: null, reports: 0 });
  // Afterwards: the update removes what was recorded before.
  await trx(HIDDEN_WITH_BAN).insert(
    rows.map(({ id, held, reports }) => ({
      comment_id: id,
      member_id: memberId,
      ban_key: ban,
      held,
      reports: reports ?? 0,
    })),
  );
  return { last, hidden: rows.length };
}

/** There are never more open reports than members have sent. */
const SENT = `(SELECT count(*) FROM ${REPORTS} r WHERE r.comment_id = comments.id)`;
const OPEN = 'COALESCE(comments.reports, 0) + h.reports';

const Shown = v.object({ document_id: v.string() });

/**
 * Makes some comments what they were before they were hidden with a ban: visible, or waiting, with their reports. Those
 * that somebody has decided about since stay as they are. Call it in a transaction, again and again until there are none
 * left.
 * @returns the document ids of those that came back; undefined: there are none left
 */
export async function showHiddenWithBan(trx: Knex, { memberId, ban }: Of): Promise<string[] | undefined> {
  const recorded: unknown = await trx(HIDDEN_WITH_BAN)
    .where({ member_id: memberId, ban_key: ban })
    .orderBy('comment_id')
    .limit(AT_ONCE)
    .select('comment_id as id');
  const ids = v.parse(Ids, recorded).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  // What other moderators decide at this moment is waited for: it removes their comments from the table.
  await trx('comments').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  const marks = ids.map(() => '?').join(', ');
  const shown: unknown = await trx.raw(
    `UPDATE comments SET hidden = (h.held IS NOT NULL), held = h.held,
       reports = CASE WHEN ${OPEN} > ${SENT} THEN ${SENT} ELSE ${OPEN} END
     FROM ${HIDDEN_WITH_BAN} h
     WHERE h.comment_id = comments.id AND h.member_id = ? AND h.ban_key = ? AND comments.id IN (${marks})
       AND comments.member_id = h.member_id AND comments.hidden AND comments.held IS NULL
     RETURNING document_id`,
    [memberId, ban, ...ids],
  );
  await trx(HIDDEN_WITH_BAN).where({ member_id: memberId, ban_key: ban }).whereIn('comment_id', ids).delete();
  return toRows(shown).map((row) => v.parse(Shown, row).document_id);
}
