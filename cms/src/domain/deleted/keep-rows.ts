import { DELETED_COMMENT } from '../../platform/shared/comments.gen';
import { NOW_MS } from '../../platform/database/clock';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { REPORTS } from '../comments/reports-table';
import { DELETED, KEPT } from './tables';

/** Tables whose rows are deleted with their article and restored with it, in the order in which all code locks them. */
export const KEPT_TABLES = ['comments', 'ratings', 'saved_blogs', 'redirects'] as const;
export type KeptTable = (typeof KEPT_TABLES)[number];

/** Columns of a kept row that are not in its JSON. */
const SEPARATE = ['id', 'blog_id', 'member_id', 'parent_id'];

/** The columns of the tables whose rows are kept, by table. */
export type Columns = Readonly<Record<KeptTable, readonly string[]>>;

export async function readColumns(knex: Knex): Promise<Columns> {
  const read = async (table: KeptTable) => Object.keys(await knex(table).columnInfo());
  return {
    comments: await read('comments'),
    ratings: await read('ratings'),
    saved_blogs: await read('saved_blogs'),
    redirects: await read('redirects'),
  };
}

/** The columns that a restore reads from the JSON. */
export const getOwnColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => !SEPARATE.includes(column));

const INTO = `INSERT INTO ${KEPT} (document_id, source, row_id, parent_id, member_id, data, deleted_at)`;

/**
 * Statements of a trigger that move what belongs to an article to `kept_rows`. No row passes through JavaScript: a
 * popular article has been saved by many members.
 *
 * On PostgreSQL each statement keeps exactly what it deletes, so that nobody can change a row in between. Reports are
 * copied instead: the database deletes them with their comments.
 * @param last the condition that the last row of the article is being deleted
 */
export function moveToKept(dialect: Dialect, columns: Columns, last: string): string[] {
  const now = NOW_MS[dialect];
  const build = dialect === 'postgres' ? 'jsonb_build_object' : 'json_object';
  const own = `${build}('created_at', r.created_at, 'reason', r.reason)`;
  const reports = `${INTO} SELECT OLD.document_id, '${REPORTS}', NULL, r.comment_id, r.member_id, ${own}, ${now} FROM comments c JOIN ${REPORTS} r ON r.comment_id = c.id WHERE c.blog_id = OLD.document_id AND ${last}`;
  return [reports, ...KEPT_TABLES.flatMap((table) => moveTable(dialect, table, columns[table], last))];
}

function moveTable(dialect: Dialect, table: KeptTable, columns: readonly string[], last: string): string[] {
  const own = (name: string) => (columns.includes(name) ? `t.${name}` : 'NULL');
  const ids = `OLD.document_id, '${table}', t.id, ${own('parent_id')}, ${own('member_id')}`;
  const now = NOW_MS[dialect];
  const rows = `FROM ${table} WHERE blog_id = OLD.document_id AND ${last}`;
  if (dialect === 'postgres') {
    const names = SEPARATE.map((name) => `'${name}'`).join(', ');
    return [
      `WITH t AS (DELETE ${rows} RETURNING *) ${INTO} SELECT ${ids}, to_jsonb(t) - ARRAY[${names}], ${now} FROM t`,
    ];
  }
  const pairs = getOwnColumns(columns).map((name) => `'${name}', t.${name}`);
  return [
    `${INTO} SELECT ${ids}, json_object(${pairs.join(', ')}), ${now} FROM ${table} t WHERE t.blog_id = OLD.document_id AND ${last} ORDER BY t.id`,
    `DELETE ${rows}`,
  ];
}

/** What makes a kept comment one that its author has deleted. */
const ERASED: { [D in Dialect]: string } = {
  sqlite: `json_set(data, '$.text', '${DELETED_COMMENT}', '$.reports', 0, '$.held', NULL)`,
  postgres: `data || jsonb_build_object('text', '${DELETED_COMMENT}', 'reports', 0, 'held', NULL)`,
};

/** A statement that erases the comments that are kept of a member. It takes the member's id. */
export const eraseKeptComments = (dialect: Dialect): string =>
  `UPDATE ${KEPT} SET member_id = NULL, data = ${ERASED[dialect]} WHERE member_id = ? AND source = 'comments'`;

/**
 * Statements of a trigger that erases what is kept of a member (C14): replies of others stay below a comment without
 * text and name. They come after those for the other rows: a deletion of an article that these have waited for has kept
 * its rows by then.
 */
export const eraseMember = (dialect: Dialect): string[] => [
  ...(['ratings', 'saved_blogs'] as const).map((table) => {
    const count = table === 'ratings' ? 'ratings' : 'saves';
    return `UPDATE ${DELETED} SET ${count} = ${count} - 1 WHERE document_id IN (SELECT document_id FROM ${KEPT} WHERE member_id = OLD.id AND source = '${table}')`;
  }),
  eraseKeptComments(dialect).replace('?', 'OLD.id'),
  `DELETE FROM ${KEPT} WHERE member_id = OLD.id`,
];
