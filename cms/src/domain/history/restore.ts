import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { actAs, getActor } from '../../platform/strapi/actor';
import { readDocument } from './document-rows';
import { getAttributes, getComponentAttributes, type Snapshot } from './snapshot/snapshot';
import { collectReferences, toInput, type Input, type Missing } from './snapshot/snapshot-input';
import type { VersionedType } from './versioned-types';
import type { Version } from './versions/version';
import { readSnapshot } from './versions/versions';

/** The parts used here of Strapi's document service. */
interface Documents {
  update(params: { documentId: string; data: object }): Promise<unknown>;
}

/**
 * Writes the content of a version: as the draft, or as the only state of a type without drafts. What readers get of an
 * article does not change until it is published.
 * @param seen the latest edition that the editor has seen
 * @returns what could not be restored because it no longer exists
 * @throws EditionConflictError if somebody has saved since
 */
export async function restoreVersion(
  strapi: Core.Strapi,
  type: VersionedType,
  version: Version,
  seen: number,
): Promise<Missing[]> {
  const { documentId } = version;
  const snapshot = await readSnapshot(strapi.db.connection, version);
  const { data, missing } = await toRestorableInput(strapi, type, snapshot);
  const documents: Documents = strapi.documents(type.uid);
  const actor = getActor(strapi);
  await actAs(strapi, { ...actor, kind: 'restore' }, async () => {
    if (!(await readDocument(strapi, type, documentId)))
      throw new errors.NotFoundError('This entry has been deleted.');
    await documents.update({ documentId, data: { ...data, updatedBy: actor.id, edition: seen } });
  });
  return missing;
}

/** The content of a version as the data of a write, without what no longer exists. */
export async function toRestorableInput(
  strapi: Core.Strapi,
  { uid }: VersionedType,
  snapshot: Snapshot,
): Promise<Input> {
  const attributes = getAttributes(strapi, uid);
  const references = collectReferences(snapshot, attributes);
  const documents = new Map<string, Set<string>>();
  for (const [target, ids] of references.documents)
    documents.set(target, await findDocuments(strapi, target, ids));
  return toInput(snapshot, attributes, {
    files: await findFiles(strapi, references.files),
    documents,
    findAttributes: (component) => getComponentAttributes(strapi, component),
    hasComponent: (component) => Object.hasOwn(strapi.components, component),
  });
}

const Files = v.array(v.object({ id: v.number() }));
const Rows = v.array(v.object({ documentId: v.string() }));

async function findFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const where = { id: { $in: [...new Set(ids)] } };
  const rows: unknown = await strapi.db.query('plugin::upload.file').findMany({ where, select: ['id'] });
  return new Set(v.parse(Files, rows).map(({ id }) => id));
}

async function findDocuments(strapi: Core.Strapi, uid: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const where = { documentId: { $in: [...new Set(ids)] } };
  const rows: unknown = await strapi.db.query(uid).findMany({ where, select: ['documentId'] });
  return new Set(v.parse(Rows, rows).map(({ documentId }) => documentId));
}
