import type { Core, UID } from '@strapi/strapi';
import type { Knex } from '../../platform/database/dialect';
import { getProgram } from '../../platform/strapi/actor';
import { getWrittenId, type DocumentWrite } from '../../platform/strapi/document-write';
import { hookCommits } from '../../platform/strapi/patches/before-commit';
import { findVersionedType } from '../history/versioned-types';
import { findChangedFields, findLatestVersion } from '../history/versions/versions';
import { writeEntries } from './audit-log';
import { getChangedNames, type Attributes } from './changed-names';
import type { Detail, Entry } from './entry';
import { addStored, getAuditActor, getOrigin } from './request-writes';
import { getKindOfType, getTitleAttribute } from './titles';
import { getWrites, noteWrite, type Write } from './transaction-writes';

/** By the action of the document service. */
const ACTIONS: Readonly<Record<string, string>> = {
  update: 'content.update',
  discardDraft: 'content.discard',
  create: 'content.create',
  clone: 'content.create',
  unpublish: 'content.unpublish',
  publish: 'content.publish',
  delete: 'content.delete',
};
/** What the writes of a restoration are called. */
const RESTORATIONS: Readonly<Record<string, string>> = {
  'content.update': 'content.restore',
  'content.create': 'content.undelete',
};

/**
 * Stores one entry for each document that a transaction writes, in that transaction: it is there exactly if the write
 * is. All writes of content pass here, those of requests of the admin and those of programs; readers' own are no
 * business of the log. Register it outside the rules of the content types.
 */
export function recordDocumentWrites(strapi: Core.Strapi): void {
  hookCommits(strapi.db, {
    beforeCommit: async (trx) => {
      const writes = getWrites(trx);
      if (writes.length > 0) await writeEntries(trx, await toEntries(trx, writes));
    },
    afterCommit: (trx) => {
      for (const { request } of getWrites(trx)) if (request) addStored(request);
    },
  });
  strapi.documents.use(async (context, next) => {
    const { uid } = context;
    const action = ACTIONS[context.action];
    const origin = getOrigin(strapi);
    if (!action || origin.type === 'reader') return next();
    // What the site does with readers' rows by itself, such as sending their messages on.
    if (origin.type === 'system' && getKindOfType(uid) === 'member') return next();
    const { params }: DocumentWrite = context;
    const sent = { ...params.data };
    // A clone is a new document, whose id is not known yet.
    const known = action === 'content.create' ? undefined : params.documentId;
    return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      const before = known === undefined ? undefined : await readRow(strapi, uid, known);
      const edition = known === undefined ? undefined : await readEdition(trx, uid, known);
      const result = await next();
      const documentId = known ?? getWrittenId(result);
      if (documentId === undefined) return result;
      const after = action === 'content.delete' ? undefined : await readRow(strapi, uid, documentId);
      // There is no such document.
      if (!before && !after) return result;
      noteWrite(trx, {
        uid,
        id: documentId,
        action: getProgram(strapi)?.kind === 'restore' ? (RESTORATIONS[action] ?? action) : action,
        actor: getAuditActor(strapi),
        title: getTitle(uid, after ?? before),
        fields: after ? getChangedNames(getAttributes(strapi, uid), sent, before, after) : [],
        edition,
        request: origin.type === 'admin' ? origin.request : undefined,
      });
      return result;
    });
  });
}

/** The draft, or the only row. */
async function readRow(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<object | undefined> {
  const hasDrafts = strapi.contentTypes[uid]?.options?.draftAndPublish === true;
  const where = hasDrafts ? { documentId, publishedAt: null } : { documentId };
  const row: unknown = await strapi.db.query(uid).findOne({ where });
  return typeof row === 'object' && row !== null ? row : undefined;
}

async function readEdition(trx: Knex, uid: string, documentId: string): Promise<number | undefined> {
  if (!findVersionedType(uid)) return undefined;
  return (await findLatestVersion(trx, documentId))?.edition ?? 0;
}

const getAttributes = (strapi: Core.Strapi, uid: UID.ContentType): Attributes =>
  strapi.contentTypes[uid]?.attributes ?? {};

function getTitle(uid: string, row: object | undefined): string | null {
  const attribute = getTitleAttribute(uid);
  const title: unknown = attribute && row ? Reflect.get(row, attribute) : null;
  return typeof title === 'string' && title !== '' ? title : null;
}

async function toEntries(trx: Knex, writes: readonly Write[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const write of writes) {
    const { uid, id, action, actor, title } = write;
    entries.push({
      madeAt: Date.now(),
      actor,
      kind: getKindOfType(uid) ?? 'content',
      action,
      subject: { type: uid, id, title },
      detail: await getDetail(trx, write),
      status: write.request ? 200 : null,
      failed: false,
    });
  }
  return entries;
}

/** The history knows exactly what changed, also inside of blocks, and what the rules of a type added. */
async function getDetail(trx: Knex, { uid, id, edition, fields }: Write): Promise<Detail> {
  if (!findVersionedType(uid)) return fields.length > 0 ? { fields } : {};
  const latest = await findLatestVersion(trx, id);
  if (!latest || latest.edition === edition) return {};
  const changed = [...(await findChangedFields(trx, id, edition ?? 0))];
  return { edition: latest.edition, ...(changed.length > 0 && { fields: changed }) };
}
