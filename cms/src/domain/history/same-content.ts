import type { Core } from '@strapi/strapi';
import type { Knex } from '../../platform/database/dialect';
import { changedFields, getAttributes, getComponentAttributes } from './snapshot/snapshot';
import { withoutRowIds } from './snapshot/row-ids';
import type { Version } from './versions/version';
import type { VersionedType } from './versioned-types';
import { findVersion, listVersions, readSnapshot } from './versions/versions';

/** More versions between an open form and the latest are not looked at. */
const MOST_NEWER = 20;

/**
 * Whether an editor has seen all that the latest version contains, although it is not the one that they opened: it was
 * published or unpublished since, by a schedule or a colleague. The date that the first publication sets does not count.
 */
export async function hasSeenContent(
  trx: Knex,
  { datedBy }: VersionedType,
  latest: Version,
  seen: number,
): Promise<boolean> {
  const { documentId, edition } = latest;
  const opened = seen < edition ? await findVersion(trx, documentId, seen) : undefined;
  if (!opened || latest.kind === 'delete') return false;
  if (opened.hash === latest.hash) return true;
  const [before, after] = [await readSnapshot(trx, opened), await readSnapshot(trx, latest)];
  return changedFields(before, after).every((field) => field === datedBy && before[field] === undefined);
}

/** Whether somebody has unpublished the document since this edition: publishing would undo that. */
export async function wasUnpublishedSince(
  trx: Knex,
  { documentId, edition }: Version,
  seen: number,
): Promise<boolean> {
  if (edition <= seen) return false;
  if (edition - seen > MOST_NEWER) return true;
  const versions = await listVersions(trx, documentId, { limit: MOST_NEWER });
  return versions.some((version) => version.edition > seen && version.kind === 'unpublish');
}

/**
 * Makes the data of an outdated form fit to the rows of today: its parts may have new ones, and what it left empty
 * because there was no publication yet stays as the publication set it.
 */
export function fitToLatest(
  strapi: Core.Strapi,
  { uid, datedBy }: VersionedType,
  data: Record<string, unknown>,
): void {
  const attributes = getAttributes(strapi, uid);
  Object.assign(
    data,
    withoutRowIds(data, attributes, (component) => getComponentAttributes(strapi, component)),
  );
  if (datedBy !== undefined && !data[datedBy]) delete data[datedBy];
}
