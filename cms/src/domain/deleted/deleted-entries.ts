import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { DAY_MS, RESTORABLE_DAYS } from '../history/versions/retention';
import { VERSIONS } from '../history/versions/versions-table';
import { DELETED, restorableSince } from './tables';

/** A deleted document in the list. */
export interface DeletedEntry {
  documentId: string;
  title: string;
  actorName: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
  /** Until then it can be restored. Milliseconds since 1970. */
  until: number;
  /** The rows of members that are restored with it. */
  comments: number;
  ratings: number;
  saves: number;
}

/** Titles are compared in lower case, which databases know only for ASCII. */
export const toTitleKey = (title: string): string => title.normalize('NFKC').toLowerCase();

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Row = v.pipe(
  v.object({
    document_id: v.string(),
    title: v.string(),
    actor_name: v.string(),
    deleted_at: Whole,
    comments: Whole,
    ratings: Whole,
    saves: Whole,
  }),
  v.transform(({ document_id, actor_name, deleted_at, ...rest }): DeletedEntry => ({
    ...rest,
    documentId: document_id,
    actorName: actor_name,
    deletedAt: deleted_at,
    until: deleted_at + RESTORABLE_DAYS * DAY_MS,
  })),
);

/** A place in the list. */
export interface Position {
  deletedAt: number;
  documentId: string;
}

export interface Wanted {
  type: string;
  /** Only this one. */
  documentId?: string;
  /** Only entries that these accounts created; undefined: all. */
  creators?: readonly number[] | undefined;
  /** A part of the title. */
  search?: string | undefined;
  before?: Position | undefined;
  limit: number;
  now?: number;
}

/** The query of a page of the list, the last deleted first. */
export function deletedPage(knex: Knex, wanted: Wanted) {
  const { type, documentId, creators, search, before, limit, now = Date.now() } = wanted;
  const query = knex(`${DELETED} as d`)
    .select('d.*')
    .where('d.type', type)
    .where('d.deleted_at', '>', restorableSince(now))
    .orderBy([
      { column: 'd.deleted_at', order: 'desc' },
      { column: 'd.document_id', order: 'desc' },
    ])
    .limit(limit);
  if (documentId !== undefined) void query.where('d.document_id', documentId);
  if (creators) void query.whereIn('d.created_by_id', creators);
  if (search) void query.whereRaw("d.title_key LIKE ? ESCAPE '!'", [`%${escapeLike(toTitleKey(search))}%`]);
  if (before)
    void query.whereRaw('(d.deleted_at, d.document_id) < (?, ?)', [before.deletedAt, before.documentId]);
  return query;
}

/** A page of the list, the last deleted first. */
export async function listDeleted(knex: Knex, wanted: Wanted): Promise<DeletedEntry[]> {
  const rows: unknown = await knex
    .from(deletedPage(knex, wanted).as('d'))
    .select('d.*', 'v.title', 'v.actor_name')
    .join(`${VERSIONS} as v`, 'v.document_id', 'd.document_id')
    .whereRaw(`v.edition = (SELECT max(l.edition) FROM ${VERSIONS} l WHERE l.document_id = d.document_id)`)
    .orderBy([
      { column: 'd.deleted_at', order: 'desc' },
      { column: 'd.document_id', order: 'desc' },
    ]);
  return v.parse(v.array(Row), rows);
}

const escapeLike = (text: string): string => text.replaceAll(/[!%_]/g, '!$&');

const Creators = v.array(v.object({ created_by_id: v.number() }));

/** The accounts that created deleted entries of a type. */
export async function findCreators(knex: Knex, type: string): Promise<number[]> {
  const rows: unknown = await knex(DELETED)
    .distinct('created_by_id')
    .where({ type })
    .whereNotNull('created_by_id');
  return v.parse(Creators, rows).map(({ created_by_id: id }) => id);
}

const Note = v.object({
  created_by_id: v.nullable(v.number()),
  created_at: v.nullable(Whole),
  address: v.nullable(v.string()),
});

/** What was noted when a document was deleted. */
export interface DeletionNote {
  creatorId: number | null;
  /** Milliseconds since 1970. */
  createdAt: number | null;
  /** The slug at which readers found an article. */
  address: string | null;
}

interface Deleted {
  type: string;
  documentId: string;
}

/** Undefined when there is no such deleted document, or it can no longer be restored. */
export async function findDeleted(
  knex: Knex,
  { type, documentId }: Deleted,
  now = Date.now(),
): Promise<DeletionNote | undefined> {
  const row: unknown = await knex(DELETED)
    .where({ type, document_id: documentId })
    .where('deleted_at', '>', restorableSince(now))
    .first();
  if (row === undefined) return undefined;
  const { created_by_id: creatorId, created_at: createdAt, address } = v.parse(Note, row);
  return { creatorId, createdAt, address };
}

/** Of several restores at the same moment, one removes it. @returns whether this did */
export const removeDeleted = async (knex: Knex, { type, documentId }: Deleted): Promise<boolean> =>
  (await knex(DELETED).where({ type, document_id: documentId }).delete()) > 0;
