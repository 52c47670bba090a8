import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { toRows } from '../../../platform/database/rows/rows';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { isDocumentId } from '../../../platform/strapi/document-id';
import { WITHOUT_REPLIES_OF_OTHERS } from '../../comments/delete';
import { BANS } from '../../members/bans-table';
import { MOST_SUMMED, type BannedMember, type MemberSummary } from './summary';

const Count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Row = v.object({
  id: v.number(),
  document_id: v.string(),
  username: v.nullable(v.string()),
  created_at: Timestamp,
  blocked: BooleanColumn,
  banned_at: v.nullable(Count),
  banned_by: v.nullable(v.string()),
});
const Counts = v.object({ comments: Count, shown: Count, answered: Count });

export const MEMBER_ROWS = `SELECT u.id, u.document_id, u.username, u.created_at, u.blocked, b.banned_at, b.banned_by
  FROM up_users u LEFT JOIN ${BANS} b ON b.member_id = u.id`;

export type Member = BannedMember & { id: number };

export function toMember(raw: unknown): Member {
  const row = v.parse(Row, raw);
  const { id, document_id: documentId, blocked: isBanned, banned_at: at, banned_by: by } = row;
  return {
    id,
    documentId,
    username: row.username ?? '',
    since: row.created_at,
    isBanned,
    ban: isBanned && at !== null && by !== null ? { at: new Date(at).toISOString(), by } : null,
  };
}

export async function findMember(knex: Knex, documentId: string): Promise<Member | undefined> {
  if (!isDocumentId(documentId)) return undefined;
  const [row] = toRows(await knex.raw(`${MEMBER_ROWS} WHERE u.document_id = ? LIMIT 1`, [documentId]));
  return row === undefined ? undefined : toMember(row);
}

export async function summariseMember(knex: Knex, documentId: string): Promise<MemberSummary | undefined> {
  const member = await findMember(knex, documentId);
  if (!member) return undefined;
  const { id, ...shown } = member;
  const some = (condition: string) =>
    `(SELECT count(*) FROM (SELECT 1 FROM comments WHERE member_id = ?${condition} LIMIT ${MOST_SUMMED + 1}) counted)`;
  const [row] = toRows(
    await knex.raw(
      `SELECT ${some('')} AS comments, ${some(' AND (NOT hidden OR held IS NOT NULL)')} AS shown,
         ${some(` AND NOT (${WITHOUT_REPLIES_OF_OTHERS})`)} AS answered`,
      [id, id, id, id],
    ),
  );
  return { ...shown, ...v.parse(Counts, row) };
}
