import { listEntries } from '../../src/domain/audit/audit-log';
import { AUDIT } from '../../src/domain/audit/audit-table';
import type { Cms } from './harness';

const getKnex = (cms: Cms) => cms.strapi.db.connection;

export const getLastEntryId = async (cms: Cms): Promise<number> =>
  Number((await getKnex(cms)(AUDIT).max('id as id'))[0]?.id ?? 0);

/** What is in the audit log afterwards that was not there before, oldest first. */
export async function recordedDuring(cms: Cms, act: () => Promise<unknown>) {
  const before = await getLastEntryId(cms);
  await act();
  const { entries } = await listEntries(getKnex(cms), {}, { limit: 1000 });
  return entries
    .filter(({ id }) => id > before)
    .toReversed()
    .map(({ action, actor, subject, detail, status, failed }) => ({
      action,
      actor: actor.name,
      subject,
      detail,
      status,
      failed,
    }));
}

/** Everything in the log, as one text to search for what must not be in it. */
export const dumpLog = async (cms: Cms): Promise<string> => JSON.stringify(await getKnex(cms)(AUDIT));

/** Runs this while the log cannot be written. */
export async function withoutLog<T>(cms: Cms, act: () => Promise<T>): Promise<T> {
  await getKnex(cms).raw(`ALTER TABLE ${AUDIT} RENAME TO ${AUDIT}_gone`);
  try {
    return await act();
  } finally {
    await getKnex(cms).raw(`ALTER TABLE ${AUDIT}_gone RENAME TO ${AUDIT}`);
  }
}
