import type { Core } from '@strapi/strapi';
import type { Knex } from '../../platform/database/dialect';
import { getActor } from '../../platform/strapi/actor';
import { recordFirstVersion } from '../history/first-version';
import { findLatestVersion, findVersion } from '../history/versions/versions';
import { cancelJob, findWaiting, writeJob } from './jobs';
import { findScheduledType } from './scheduled-type';

interface Imported {
  uid: string;
  documentId: string;
  /** When the draft is published; null: it stays a draft. */
  dueAt: number | null;
}

/** Plans what a file says about its draft, in the transaction of the import. */
export async function planImported(
  strapi: Core.Strapi,
  trx: Knex,
  { uid, documentId, dueAt }: Imported,
): Promise<'planned' | 'cancelled' | 'unchanged'> {
  const type = findScheduledType(uid);
  if (!type) throw new Error(`${uid} cannot be scheduled.`);
  const key = { documentId, action: 'publish' as const };
  const now = Date.now();
  if (dueAt === null)
    return (await cancelJob(trx, key, { note: 'Imported as a draft.', now })) ? 'cancelled' : 'unchanged';
  const latest =
    (await findLatestVersion(trx, documentId)) ?? (await recordFirstVersion(strapi, trx, type, documentId));
  if (!latest) throw new Error(`${documentId} was imported and cannot be read back`);
  const waiting = await findWaiting(trx, key);
  const pinned = waiting && (await findVersion(trx, documentId, waiting.edition ?? 0));
  if (waiting?.dueAt === dueAt && pinned?.hash === latest.hash) return 'unchanged';
  const { edition, title } = latest;
  const setBy = getActor(strapi);
  await writeJob(trx, { ...key, type: uid, dueAt, timeZone: 'UTC', edition, title, setBy, setAt: now });
  return 'planned';
}
