import type { Core } from '@strapi/strapi';
import { lockUntilCommit } from '../locks/advisory-locks';
import { getDialect, type Knex } from '../dialect';
import type { Migration, Step } from './migration';
import { createRecords, isRecorded, record, recordedNames, removeRecord } from './records';

/** The table in which Strapi stores the last synchronized schema. A database without it has no tables yet. */
const SYNCED_SCHEMA = 'strapi_database_schema';

/**
 * Runs the pending migrations of a step in the order of the list, each in a transaction.
 * @throws an error that names the failed migration; it was rolled back, and the next start tries it again
 */
export async function runMigrations(
  strapi: Core.Strapi,
  step: Step,
  migrations: readonly Migration[],
): Promise<void> {
  const done = await inLockedTransaction(strapi, async (trx) => {
    await createRecords(trx);
    if (step === 'before-sync') await prepareRecords(trx, migrations);
    return recordedNames(trx);
  });
  for (const migration of migrations)
    if (migration.step === step && !done.has(migration.name)) await runOnce(strapi, migration);
}

/** A new database has nothing to migrate. After a run of an earlier release, filled columns may be missing. */
async function prepareRecords(trx: Knex, migrations: readonly Migration[]): Promise<void> {
  const isNew = !(await trx.schema.hasTable(SYNCED_SCHEMA));
  for (const migration of migrations) {
    const { fills } = migration;
    const isDone = await isRecorded(trx, migration);
    if (isNew && !isDone) await record(trx, migration);
    if (!isNew && isDone && fills && !(await trx.schema.hasColumn(fills.table, fills.column)))
      await removeRecord(trx, migration);
  }
}

async function runOnce(strapi: Core.Strapi, migration: Migration): Promise<void> {
  try {
    await inLockedTransaction(strapi, async (trx) => {
      // Another process may have run it in the meantime.
      if (await isRecorded(trx, migration)) return;
      strapi.log.info(`Migration ${migration.name}: ${migration.description}`);
      await migration.up(trx, getDialect(strapi));
      await record(trx, migration);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${migration.name} failed, and nothing of it was stored: ${reason}`, {
      cause: error,
    });
  }
}

/** Lets one process in at a time. On SQLite every transaction locks the whole database when it begins. */
function inLockedTransaction<T>(strapi: Core.Strapi, job: (trx: Knex) => Promise<T>): Promise<T> {
  return strapi.db.connection.transaction(async (trx) => {
    await lockUntilCommit(trx, getDialect(strapi), 'migrations');
    return job(trx);
  });
}
