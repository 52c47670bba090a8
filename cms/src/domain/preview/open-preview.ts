import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { settings } from '../../platform/settings/settings';
import { readDraft } from './from-draft';
import { FORMS, LINKS } from './previews-tables';
import { StoredContent, type PreviewContent, type PreviewedType } from './preview-content';
import { readPreviewToken, type PreviewKey } from './token';

export interface OpenPreview {
  content: PreviewContent;
  /** When it ends, in milliseconds since 1970. */
  ends: number;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Row = v.object({
  editor_id: v.number(),
  document_id: v.string(),
  content: v.nullable(StoredContent),
  ends: Whole,
});

/**
 * What a token opens. Each use is checked: a link may have been withdrawn, and the account of the editor who made it may
 * have been closed.
 * @param token anything that a visitor sent
 * @returns undefined if the token opens nothing, for whatever reason
 */
export async function openPreview(
  strapi: Core.Strapi,
  token: string,
  now = Date.now(),
): Promise<OpenPreview | undefined> {
  const key = readPreviewToken(settings().secrets.encryptionKey, token, now);
  if (!key) return undefined;
  const row = await findRow(strapi.db.connection, key);
  if (!row || now >= row.ends || !(await isActive(strapi, row.editor_id))) return undefined;
  const content = row.content ?? (await readSaved(strapi, row.document_id));
  if (!content || !(await isStored(strapi, content.type, row.document_id))) return undefined;
  return { content, ends: Math.min(key.ends, row.ends) };
}

async function findRow(knex: Knex, { kind, id }: PreviewKey) {
  const row: unknown = await knex(kind === 'form' ? FORMS : LINKS)
    .where({ id })
    .first('editor_id', 'document_id', 'content', 'ends');
  return row === undefined ? undefined : v.parse(Row, row);
}

async function readSaved(strapi: Core.Strapi, documentId: string): Promise<PreviewContent | undefined> {
  const article = await readDraft(strapi, documentId);
  return article && { type: 'api::blog.blog', article };
}

/** Whether the document has not been deleted since, or has never been saved. */
async function isStored(strapi: Core.Strapi, type: PreviewedType, documentId: string): Promise<boolean> {
  if (documentId === '') return true;
  return (await strapi.db.query(type).findOne({ where: { documentId }, select: ['id'] })) !== null;
}

const Account = v.object({ isActive: v.literal(true), blocked: v.nullish(v.literal(false)) });

async function isActive(strapi: Core.Strapi, editorId: number): Promise<boolean> {
  const account: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: editorId }, select: ['isActive', 'blocked'] });
  return v.is(Account, account);
}
