import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { getActor, getProgram } from '../../platform/strapi/actor';
import { getWrittenId, type DocumentWrite } from '../../platform/strapi/document-write';
import { findPublishedEdition, readDocument, storeEdition } from './document-rows';
import { toConflict, type EditionConflictError } from './edition-conflict';
import { getNextVersion } from './versions/next-version';
import { getSeenEdition, setSeenEdition } from './seen-editions';
import { recordFirstVersion } from './first-version';
import { fitToLatest, hasSeenContent, wasUnpublishedSince } from './same-content';
import { hashSnapshot } from './snapshot/snapshot';
import { findSnapshotFiles } from './snapshot/snapshot-files';
import { getWrittenEditions } from './unit-of-work';
import type { Kind, Version } from './versions/version';
import { findVersionedType, type VersionedType } from './versioned-types';
import {
  deleteUnusedBodies,
  findChangedFields,
  findLatestVersion,
  readSnapshot,
  writeVersion,
} from './versions/versions';

const KINDS: Readonly<Record<string, Kind>> = {
  create: 'create',
  clone: 'create',
  update: 'save',
  publish: 'publish',
  unpublish: 'unpublish',
  discardDraft: 'discard',
  delete: 'delete',
};

/** A write to a document of a versioned type. */
interface Write {
  strapi: Core.Strapi;
  trx: Knex;
  type: VersionedType;
  kind: Kind;
  publishes: boolean;
}

/**
 * Keeps a version of each write to a versioned document, in the transaction of the write, and refuses a write that
 * builds on an edition that is not the latest. Register it outside the rules of the content types, so that a version
 * contains what they change.
 */
export function recordVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = findVersionedType(context.uid);
    const kind = KINDS[context.action];
    if (!type || !kind) return next();
    const { action, params }: DocumentWrite = context;
    const publishes = !type.hasDrafts || action === 'publish' || params.status === 'published';
    // A clone is a new document, whose id is not known yet. A deleted document is created with its old id.
    const documentId = action === 'clone' ? undefined : (params.documentId ?? getRestoredId(strapi, params));
    const sent = Object.keys(params.data ?? {});
    const seen = takeSeenEdition(strapi, params);
    return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      const write = { strapi, trx, type, kind, publishes };
      const latest = documentId === undefined ? undefined : await findLatest(write, documentId);
      const conflict = latest && (await findConflict(write, latest, seen, params.data));
      // A save may turn out to change nothing, such as the second of two clicks.
      if (conflict && (kind !== 'save' || (await undoesUnpublishing(write, latest, seen)))) throw conflict;
      if (kind === 'delete') {
        if (latest) await record(write, latest.documentId, latest);
        return next();
      }
      if (kind === 'publish' && latest) await announceEdition(write, latest);
      const result = await next().catch((error: unknown) => {
        // An outdated form may contain blocks that are gone.
        throw conflict ?? error;
      });
      const written = documentId ?? getWrittenId(result);
      const version = written === undefined ? undefined : await record(write, written, latest);
      if (conflict && !(await repeats(write, conflict, version, sent))) throw conflict;
      if (version) setEdition(result, version.edition);
      return result;
    });
  });
}

/** The id of a deleted document that is being created again. */
const getRestoredId = (strapi: Core.Strapi, { data }: DocumentWrite['params']): string | undefined =>
  getProgram(strapi)?.kind === 'restore' && typeof data?.documentId === 'string'
    ? data.documentId
    : undefined;

/** The edition on which a write builds; undefined when it did not say. It is never part of what is stored. */
function takeSeenEdition(
  strapi: Core.Strapi,
  { documentId, data }: DocumentWrite['params'],
): number | undefined {
  const inForm = data?.edition;
  delete data?.edition;
  if (documentId === undefined) return undefined;
  return typeof inForm === 'number' ? inForm : getSeenEdition(strapi, documentId);
}

/** The latest version of a document, which is created for one that the history has not met yet. */
async function findLatest(write: Write, documentId: string): Promise<Version | undefined> {
  const { strapi, trx, type } = write;
  const latest = await findLatestVersion(trx, documentId);
  if (latest) return latest;
  return recordFirstVersion(strapi, trx, type, documentId);
}

/** Why a write must not happen; undefined when the editor has seen the latest version, or did not say. */
async function findConflict(
  write: Write,
  latest: Version,
  seen: number | undefined,
  data: DocumentWrite['params']['data'],
): Promise<EditionConflictError | undefined> {
  const { strapi, trx, type, kind } = write;
  const { documentId, edition } = latest;
  const isOwn = getWrittenEditions(strapi).get(documentId) === edition;
  if (seen === undefined || seen === edition || isOwn) return undefined;
  // Who looks at the published article has not seen the draft, which unpublishing does not touch.
  if (kind === 'unpublish' && seen === (await findPublishedEdition(strapi, type, documentId)))
    return undefined;
  if (kind === 'save' || kind === 'publish') {
    const undoes = await undoesUnpublishing(write, latest, seen);
    if (!undoes && (await hasSeenContent(trx, type, latest, seen))) {
      if (data) fitToLatest(strapi, type, data);
      return undefined;
    }
  }
  return toConflict(strapi, trx, seen, latest);
}

/** The admin's *Publish* saves first. Nobody who asks for it has seen that the article was unpublished. */
async function undoesUnpublishing(
  { strapi, trx, kind }: Write,
  latest: Version,
  seen: number | undefined,
): Promise<boolean> {
  const asksToPublish =
    kind === 'publish' || Boolean(strapi.requestContext.get()?.path.endsWith('/actions/publish'));
  return asksToPublish && seen !== undefined && wasUnpublishedSince(trx, latest, seen);
}

/** Whether an outdated save stored what was stored already: it has every field that others have changed. */
async function repeats(
  { trx }: Write,
  { details: { documentId, seen, newer } }: EditionConflictError,
  version: Version | undefined,
  sent: readonly string[],
): Promise<boolean> {
  if (version?.edition !== newer.edition) return false;
  const changed = await findChangedFields(trx, documentId, seen);
  return [...changed].every((field) => sent.includes(field));
}

const isContinued = ({ strapi }: Write, latest: Version | undefined): boolean =>
  latest !== undefined && getWrittenEditions(strapi).get(latest.documentId) === latest.edition;

/** Strapi copies a draft to publish it: its edition goes with it. */
function announceEdition(write: Write, latest: Version): Promise<void> {
  const { strapi, trx, type } = write;
  const edition = isContinued(write, latest) ? latest.edition : latest.edition + 1;
  return storeEdition(strapi, trx, type, { documentId: latest.documentId, edition, rows: 'draft' });
}

/** Keeps the state of a document as its next version. @returns the latest version after that */
async function record(write: Write, documentId: string, latest: Version | undefined) {
  const { strapi, trx, type, kind, publishes } = write;
  const found = await readDocument(strapi, type, documentId);
  if (!found) return latest;
  const { snapshot, title } = found;
  const state = { documentId, type: type.uid, title, snapshot, hash: hashSnapshot(snapshot) };
  const continued = isContinued(write, latest);
  const version = getNextVersion(
    state,
    {
      // A document that a program deletes can be restored, too.
      kind: kind === 'delete' ? kind : (getProgram(strapi)?.kind ?? kind),
      publishes,
      actor: getActor(strapi),
      now: Date.now(),
      isContinued: continued,
    },
    latest && { version: latest, snapshot: await readSnapshot(trx, latest) },
  );
  if (!version) {
    setSeenEdition(strapi, documentId, latest?.edition ?? 0);
    return latest;
  }
  await writeVersion(trx, version, snapshot, await findSnapshotFiles(strapi, snapshot));
  if (version.edition === latest?.edition) await deleteUnusedBodies(trx, documentId);
  getWrittenEditions(strapi).set(documentId, version.edition);
  const rows = publishes ? 'all' : 'draft';
  await storeEdition(strapi, trx, type, { documentId, edition: version.edition, rows });
  return version;
}

/** The response to a save contains the edition that it made. */
function setEdition(result: unknown, edition: number): void {
  if (v.is(v.looseObject({ edition: v.nullish(v.number()) }), result)) Object.assign(result, { edition });
}
