import type { Cms } from '../../support/harness';
import { type Labels, withoutMoments } from './labels';

type Row = Record<string, unknown>;
type Tables = Map<string, Row[]>;

/** Tables of articles, of their components, and of the links between them. */
const WATCHED = /^(blogs|redirects)(_|$)|^components_|^files_related_mph$/;
const MOMENTS = new Set([
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'publication_date',
]);

/** All rows of all articles, and inconsistencies in them. */
export interface Stored {
  articles: unknown[];
  links: Record<string, unknown[]>;
  faults: string[];
}

/**
 * Reads every row of every article, with labels instead of ids.
 * @param moments when each version was last written; updated by this function
 */
export async function storedRows(cms: Cms, labels: Labels, moments: Map<string, number>): Promise<Stored> {
  const tables = await readTables(cms);
  const rows = (table: string): Row[] => tables.get(table) ?? [];
  const getTable = (uid: unknown): string => cms.strapi.db.metadata.get(String(uid)).tableName;
  const reached = new Map<string, number>();
  const faults: string[] = [];

  const tree = (table: string, uid: string, row: Row): unknown => ({
    row: labels(table, row.id),
    ...columns(row),
    ...('question_id' in row && { question_id: labels('document', row.question_id) }),
    files: rows('files_related_mph')
      .filter((link) => link.related_type === uid && link.related_id === row.id)
      .map(({ file_id, field, order }) => ({ file_id, field, order }))
      .toSorted(byFieldAndOrder),
    parts: rows(`${table}_cmps`)
      .filter((link) => link.entity_id === row.id)
      .toSorted(byFieldAndOrder)
      .map((link) => {
        const { field, component_type: type, cmp_id: id } = link;
        const key = `${getTable(type)} ${String(id)}`;
        reached.set(key, (reached.get(key) ?? 0) + 1);
        const part = rows(getTable(type)).find((one) => one.id === id);
        return { field, type, part: part ? tree(getTable(type), String(type), part) : 'gone' };
      }),
  });

  const versions = rows('blogs').toSorted((one, other) => Number(one.id) - Number(other.id));
  const articles = versions.map((row) => {
    const version = `${String(row.document_id)} ${row.published_at ? 'published' : 'draft'}`;
    const written = new Date(row.updated_at as number | Date).getTime();
    const isWritten = moments.get(version) !== written;
    moments.set(version, written);
    return {
      document: labels('document', row.document_id),
      isWritten,
      version: tree('blogs', 'api::blog.blog', row),
    };
  });

  for (const [table, all] of tables) {
    if (/^components_.*(?<!_cmps)$/.test(table)) {
      for (const { id } of all) {
        const times = reached.get(`${table} ${String(id)}`) ?? 0;
        if (times !== 1) faults.push(`${labels(table, id)} is linked ${times} times`);
      }
    }
    if (table.endsWith('_cmps')) faults.push(...faultsOfLinks(table, all, rows(table.replace(/_cmps$/, ''))));
  }
  for (const { related_type: type, related_id: id, field } of rows('files_related_mph')) {
    const isThere =
      cms.strapi.db.metadata.has(String(type)) && rows(getTable(type)).some((row) => row.id === id);
    if (!isThere && WATCHED.test(getTable(type)))
      faults.push(`a file is linked as ${String(field)} of a missing ${String(type)}`);
  }
  return { articles, links: getLinks(tables, labels), faults: faults.toSorted() };
}

/** All rows of articles, unchanged. */
export async function readTables({ strapi }: Cms): Promise<Tables> {
  const names = new Set(
    [...strapi.db.metadata.values()].map(({ tableName }: { tableName: string }) => tableName),
  );
  const tables: Tables = new Map();
  for (const name of [...names].toSorted()) {
    if (WATCHED.test(name)) tables.set(name, await strapi.db.connection(name).orderBy('id'));
  }
  return tables;
}

const byFieldAndOrder = (one: Row, other: Row): number =>
  String(one.field).localeCompare(String(other.field)) || Number(one.order) - Number(other.order);

function columns(row: Row): Row {
  const named = Object.entries(row).filter(([name]) => name !== 'id' && name !== 'document_id');
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      MOMENTS.has(name) && value !== null ? 'a moment' : withoutMoments(value),
    ]),
  );
}

/**
 * Strapi numbers the links of a component across all fields, writes one field and leaves gaps in the other, even in
 * components that it saves unchanged. The order is correct nevertheless. An article and a table have two fields.
 */
const WITH_GAPS = new Set(['blogs_cmps', 'components_blocks_table_cmps']);

/** The order of each field is 1, 2, 3 without a gap, and the parent exists. */
function faultsOfLinks(table: string, links: readonly Row[], holders: readonly Row[]): string[] {
  const faults: string[] = [];
  const orders = new Map<string, number[]>();
  for (const { entity_id: holder, field, order } of links) {
    if (!holders.some(({ id }) => id === holder))
      faults.push(`${table} links a component of a missing parent`);
    // The link of a component that is not repeatable.
    if (order === null) continue;
    const key = `${String(holder)} ${String(field)}`;
    orders.set(key, [...(orders.get(key) ?? []), Number(order)]);
  }
  for (const all of orders.values()) {
    const isWhole = all.toSorted((one, other) => one - other).every((order, index) => order === index + 1);
    const isUnique = new Set(all).size === all.length;
    if (!(WITH_GAPS.has(table) ? isUnique : isWhole))
      faults.push(`${table} has the orders ${all.join(', ')}`);
  }
  return faults;
}

/** Relations and redirects: each row with labels instead of ids of articles. */
function getLinks(tables: Tables, labels: Labels): Record<string, unknown[]> {
  const links: Record<string, unknown[]> = {};
  for (const [table, all] of tables) {
    if (!/_lnk$|^redirects$/.test(table)) continue;
    links[table] = all
      .map((row) =>
        Object.fromEntries(
          Object.entries(columns(row)).map(([name, value]) => [
            name,
            name.endsWith('blog_id') ? labels('blogs', value) : named(labels, value),
          ]),
        ),
      )
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  return links;
}

const named = (labels: Labels, value: unknown): unknown =>
  typeof value === 'string' && /^[a-z0-9]{24}$/.test(value) ? labels('document', value) : value;
