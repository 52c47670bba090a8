import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import type { Actor } from '../../platform/strapi/actor';
import { createPreviewId } from './new-id';
import { LINKS } from './previews-tables';

/** A copied link opens for this long. */
export const LINK_LASTS_MS = 7 * 24 * 3600_000;
/** The links of a document that open at the same time. */
export const MOST_LINKS = 20;

/** A link that somebody has copied and that still opens. */
export interface PreviewLink {
  id: string;
  editorName: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  ends: number;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Row = v.pipe(
  v.object({ id: v.string(), editor_name: v.string(), made_at: Whole, ends: Whole }),
  v.transform(({ id, editor_name: editorName, made_at: madeAt, ends }): PreviewLink => ({
    id,
    editorName,
    madeAt,
    ends,
  })),
);

interface LinkedDocument {
  type: string;
  documentId: string;
}

/** A link by its document, so that rights to one document never reach a link of another. */
export interface LinkKey extends LinkedDocument {
  id: string;
}

const COLUMNS = ['id', 'editor_name', 'made_at', 'ends'];

/** The links of a document that open now, the latest first. */
export async function listLinks(
  knex: Knex,
  { type, documentId }: LinkedDocument,
  now = Date.now(),
): Promise<PreviewLink[]> {
  const rows: unknown[] = await knex(LINKS)
    .select(COLUMNS)
    .where({ document_id: documentId, type })
    .where('ends', '>', now)
    .orderBy([
      { column: 'made_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_LINKS);
  return rows.map((row) => v.parse(Row, row));
}

/** @returns undefined if the document does not have this link */
export async function findLink(
  knex: Knex,
  { type, documentId, id }: LinkKey,
): Promise<PreviewLink | undefined> {
  const row: unknown = await knex(LINKS).where({ id, type, document_id: documentId }).first(COLUMNS);
  return row === undefined ? undefined : v.parse(Row, row);
}

export interface NewLink extends LinkedDocument {
  editor: Actor & { id: number };
  /** Null: it shows the saved draft. */
  content: string | null;
}

/** @returns undefined if the document has as many links as it may have */
export async function createLink(
  knex: Knex,
  link: NewLink,
  now = Date.now(),
): Promise<PreviewLink | undefined> {
  const { type, documentId, editor, content } = link;
  if ((await listLinks(knex, { type, documentId }, now)).length >= MOST_LINKS) return undefined;
  const created = { id: createPreviewId(), editorName: editor.name, madeAt: now, ends: now + LINK_LASTS_MS };
  await knex(LINKS).insert({
    id: created.id,
    editor_id: editor.id,
    editor_name: editor.name.slice(0, 255),
    type,
    document_id: documentId,
    content,
    made_at: created.madeAt,
    ends: created.ends,
  });
  return created;
}

/**
 * From now on, the link opens nothing.
 * @returns whether the document had this link
 */
export async function withdrawLink(knex: Knex, { type, documentId, id }: LinkKey): Promise<boolean> {
  return (await knex(LINKS).where({ id, type, document_id: documentId }).delete()) > 0;
}
