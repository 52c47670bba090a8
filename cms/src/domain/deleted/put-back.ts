import * as v from 'valibot';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import { strapiColumns } from '../../platform/database/strapi-columns';
import { nameArticle } from '../comments/triggers';
import { REPORTS } from '../comments/reports-table';
import { countActivity } from '../engagement/table';
import { getOwnColumns, readColumns, type Columns, type KeptTable } from './keep-rows';
import { KEPT } from './tables';

/** Rows per statement: on SQLite nothing else runs during one. */
const BATCH = 2000;

/** Which kept rows of a table are inserted. */
interface Part {
  table: KeptTable | typeof REPORTS;
  where?: string;
}

/**
 * Inserts the kept rows of an article, which must not be there yet: so they are not counted one by one. Comments keep
 * their ids, to which addresses and replies refer.
 */
export async function putRowsBack(knex: Knex, dialect: Dialect, documentId: string): Promise<void> {
  // A member who is leaving at this moment has taken their rows along, and another one waits: `keep-rows.ts` locks
  // kept rows after the account.
  if (dialect === 'postgres')
    await knex.raw(
      `SELECT id FROM up_users WHERE id IN (SELECT member_id FROM ${KEPT} WHERE document_id = ?) ORDER BY id FOR KEY SHARE`,
      [documentId],
    );
  const columns = await readColumns(knex);
  await renumberComments(knex, dialect, documentId);
  const parts: Part[] = [
    { table: 'comments', where: 'k.parent_id IS NULL' },
    { table: 'comments', where: 'k.parent_id IS NOT NULL' },
    { table: REPORTS },
    { table: 'ratings' },
    { table: 'saved_blogs' },
    { table: 'redirects', where: FREE_ADDRESS[dialect] },
  ];
  for (const part of parts) await insertPart(knex, { dialect, documentId, part, columns });
  // Counted again when they were inserted, although moderators may have looked at them.
  await knex.raw(
    `UPDATE comments SET reports = (SELECT ${readJson(dialect, 'reports')} FROM ${KEPT} k WHERE k.document_id = comments.blog_id AND k.source = 'comments' AND k.row_id = comments.id)
     WHERE id IN (SELECT parent_id FROM ${KEPT} WHERE document_id = ? AND source = ?)`,
    [documentId, REPORTS],
  );
  await knex(KEPT).where({ document_id: documentId }).delete();
}

/** What depends on the article itself: to be called once it is there. */
export async function finishRows(knex: Knex, dialect: Dialect, documentId: string): Promise<void> {
  await knex.raw(`${nameArticle('comments.blog_id')} WHERE blog_id = ?`, [documentId]);
  await countActivity(knex, dialect, documentId);
}

const readJson = (dialect: Dialect, key: string): string =>
  dialect === 'postgres' ? `CAST(k.data ->> '${key}' AS integer)` : `json_extract(k.data, '$.${key}')`;

/** An old address may lead elsewhere by now. */
const freeAddress = (slug: string) =>
  `NOT EXISTS (SELECT 1 FROM redirects o WHERE o.slug = ${slug}) AND NOT EXISTS (SELECT 1 FROM blogs b WHERE b.slug = ${slug} AND b.published_at IS NOT NULL)`;
const FREE_ADDRESS: { [D in Dialect]: string } = {
  sqlite: freeAddress("json_extract(k.data, '$.slug')"),
  postgres: freeAddress("k.data ->> 'slug'"),
};

const Last = v.object({ last: v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))) });

async function insertPart(
  knex: Knex,
  {
    dialect,
    documentId,
    part,
    columns,
  }: { dialect: Dialect; documentId: string; part: Part; columns: Columns },
): Promise<void> {
  const insert = toInsert(dialect, part, columns);
  for (let after = 0; ;) {
    const [row] = toRows(
      await knex.raw(
        `SELECT max(id) AS last FROM (SELECT id FROM ${KEPT} WHERE document_id = ? AND source = ? AND id > ? ORDER BY id LIMIT ${BATCH}) next`,
        [documentId, part.table, after],
      ),
    );
    const { last } = v.parse(Last, row);
    if (last === null) return;
    await knex.raw(insert, [documentId, part.table, after, last]);
    after = last;
  }
}

/** An account of the admin, or a member, may be gone by now. */
const ifThere = (table: string, id: string) => `(SELECT id FROM ${table} WHERE id = ${id})`;

function toInsert(dialect: Dialect, { table, where = 'true' }: Part, columns: Columns): string {
  const own = table === REPORTS ? ['created_at', 'reason'] : getOwnColumns(columns[table]);
  const values = new Map(own.map((name) => [name, readColumn(dialect, name)]));
  if (table === REPORTS) values.set('comment_id', 'k.parent_id');
  else values.set('blog_id', 'k.document_id');
  if (table === 'comments')
    values
      .set('id', 'k.row_id')
      .set('parent_id', 'k.parent_id')
      .set('member_id', ifThere('up_users', 'k.member_id'));
  else if (table !== 'redirects') values.set('member_id', 'k.member_id');
  const record =
    dialect === 'postgres' ? `CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, k.data) r` : '';
  const isThere =
    values.get('member_id') === 'k.member_id'
      ? 'EXISTS (SELECT 1 FROM up_users u WHERE u.id = k.member_id)'
      : 'true';
  return `INSERT INTO ${table} (${[...values.keys()].join(', ')}) SELECT ${[...values.values()].join(', ')}
    FROM ${KEPT} k ${record} WHERE k.document_id = ? AND k.source = ? AND k.id > ? AND k.id <= ? AND ${where} AND ${isThere} ORDER BY k.id`;
}

function readColumn(dialect: Dialect, name: string): string {
  const value = dialect === 'postgres' ? `r.${name}` : `json_extract(k.data, '$.${name}')`;
  return name === 'created_by_id' || name === 'updated_by_id' ? ifThere('admin_users', value) : value;
}

const Taken = v.object({ row_id: v.number() });
const Highest = v.object({ highest: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });

/**
 * Gives kept comments whose id another comment has another one. Both databases give each id once, so that this happens
 * only after somebody has moved the database with other tools.
 */
async function renumberComments(knex: Knex, dialect: Dialect, documentId: string): Promise<void> {
  const taken = toRows(
    await knex.raw(
      `SELECT k.row_id FROM ${KEPT} k JOIN comments c ON c.id = k.row_id WHERE k.document_id = ? AND k.source = 'comments' ORDER BY k.row_id`,
      [documentId],
    ),
  ).map((row) => v.parse(Taken, row).row_id);
  if (taken.length === 0) return;
  const [row] = toRows(
    await knex.raw(
      `SELECT max(id) AS highest FROM (SELECT max(id) AS id FROM comments UNION ALL SELECT max(row_id) FROM ${KEPT} WHERE source = 'comments') ids`,
    ),
  );
  let { highest } = v.parse(Highest, row);
  for (const id of taken) {
    highest += 1;
    const ofArticle = knex(KEPT).where({ document_id: documentId });
    await ofArticle.clone().where({ source: 'comments', row_id: id }).update({ row_id: highest });
    await ofArticle.clone().where({ parent_id: id }).update({ parent_id: highest });
  }
  if (dialect === 'postgres')
    await knex.raw(`SELECT setval(pg_get_serial_sequence('comments', 'id'), ?)`, [highest]);
}

/** Leads readers from the address at which they found a deleted article to the restored one, if it is free. */
export async function restoreAddress(
  knex: Knex,
  { documentId, slug }: { documentId: string; slug: string },
): Promise<void> {
  const columns = { ...strapiColumns(new Date()), slug, blog_id: documentId };
  await knex.raw(
    `INSERT INTO redirects (${Object.keys(columns).join(', ')}) SELECT ${Object.keys(columns)
      .map(() => '?')
      .join(', ')} WHERE ${freeAddress('?')}`,
    [...Object.values(columns), slug, slug],
  );
}
