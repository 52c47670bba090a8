import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows/rows';
import { parseReasons } from '../../comments/held/hold-reasons';
import { readWordList } from '../../comments/held/word-list';
import { findSiteName } from '../../site/site';
import type { Visible } from '../rights';
import type { CommentEntry } from './comment-entry';
import { countUpTo } from './count-queues';
import { EntryRow, toEntry, type Counts } from './entry-row';
import { readReports } from './read-reports';

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/**
 * Comments with all that moderators need to judge them. At most four statements, whatever their number.
 * @param ids in the order in which they are returned
 */
export async function readEntries(
  strapi: Core.Strapi,
  ids: readonly number[],
  visible: Visible,
): Promise<CommentEntry[]> {
  if (ids.length === 0) return [];
  const knex = strapi.db.connection;
  const rows = await readRows(knex, ids);
  const hasWords = rows.some(({ held }) => parseReasons(held).includes('words'));
  const beside = {
    visible,
    counts: await countOfMembers(knex, rows),
    reports: await readReports(knex, rows),
    words: hasWords ? await readWordList(knex) : [],
    siteName: rows.some((row) => row.parent_by_editors) ? await findSiteName(strapi) : '',
  };
  return rows.map((row) => toEntry(row, beside));
}

async function readRows(knex: Knex, ids: readonly number[]): Promise<EntryRow[]> {
  const found: unknown = await knex.raw(
    `SELECT c.id, c.document_id, c.text, c.created_at, c.hidden, c.held, c.reports, c.by_editors, c.blog_id,
       c.article_title, c.article_slug,
       EXISTS (SELECT 1 FROM blogs b WHERE b.document_id = c.blog_id AND b.published_at IS NOT NULL) AS is_public,
       c.member_id, u.document_id AS member_document_id, u.username, u.created_at AS since, u.blocked,
       a.id AS editor_id, a.firstname, a.lastname,
       p.id AS parent_id, p.text AS parent_text, p.hidden AS parent_hidden, p.by_editors AS parent_by_editors,
       pu.username AS parent_username
     FROM comments c LEFT JOIN up_users u ON u.id = c.member_id LEFT JOIN admin_users a ON a.id = c.created_by_id
       LEFT JOIN comments p ON p.id = c.parent_id LEFT JOIN up_users pu ON pu.id = p.member_id
     WHERE c.id IN (${marks(ids)})`,
    [...ids],
  );
  const rows = new Map(
    toRows(found).map((raw): [number, EntryRow] => {
      const row = v.parse(EntryRow, raw);
      return [row.id, row];
    }),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const Count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const MemberCounts = v.object({ id: v.number(), comments: Count, hidden: Count });

/** How many comments the authors have written, and how many of them editors have hidden. */
async function countOfMembers(knex: Knex, rows: readonly EntryRow[]): Promise<Counts> {
  const ids = [...new Set(rows.flatMap(({ member_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const found: unknown = await knex.raw(
    `SELECT u.id, ${countUpTo('comments c WHERE c.member_id = u.id')} AS comments,
       ${countUpTo('comments c WHERE c.member_id = u.id AND c.hidden AND c.held IS NULL')} AS hidden
     FROM up_users u WHERE u.id IN (${marks(ids)})`,
    ids,
  );
  return new Map(
    toRows(found).map((row) => {
      const { id, comments, hidden } = v.parse(MemberCounts, row);
      return [id, { comments, hidden }];
    }),
  );
}
