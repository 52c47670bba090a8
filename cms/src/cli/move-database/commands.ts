import { parseArgs } from 'node:util';
import { ExpectedFailure } from '../../platform/failures/expected-failure';
import type { CopiedDatabase } from '../../platform/backup/database/copied-database';
import { clearPostgres, postgresDatabase } from '../../platform/backup/database/postgres';
import { sqliteDatabase } from '../../platform/backup/database/sqlite';
import { getSqliteFile } from '../../platform/database/sqlite/sqlite-file';
import { settings } from '../../platform/settings/settings';
import type { Command } from '../command';
import { withCms } from '../content-files/boot';
import { moveRows } from './move-rows';

export const checkCommand: Command = async (args) => {
  const { replace } = parseArgs({
    args: [...args],
    options: { replace: { type: 'boolean', default: false } },
  }).values;
  const { file, url, ssl } = getDatabases();
  const sqlite = sqliteDatabase(file);
  const postgres = postgresDatabase(url, ssl);
  if (!(await sqlite.hasContent()))
    throw new ExpectedFailure(`There is nothing to move: ${file} has no content.`);
  await requireUnused(sqlite);
  await requireUnused(postgres);
  if (!replace && (await postgres.hasContent()))
    throw new ExpectedFailure(
      `Nothing was moved: there is content in ${postgres.name}. To delete all of it first, add --replace.`,
    );
  return 0;
};

async function requireUnused(database: CopiedDatabase): Promise<void> {
  const inUse = await database.whyInUse();
  if (inUse !== undefined) throw new ExpectedFailure(`Nothing was moved: ${inUse}`);
}

/** Adapts the tables to this release, and fills the indexes. */
export const startCommand: Command = async (_args, { appDir }) => {
  await withCms(appDir, async () => undefined);
  return 0;
};

export const copyCommand: Command = async (_args, io) => {
  const { file, url, ssl } = getDatabases();
  const { tables, rows, left } = await moveRows(file, url, ssl);
  io.out.write(`${rows} rows of ${tables} tables moved; each table has as many as before.\n`);
  if (left.length > 0)
    io.out.write(`Left behind, because this release does not use them: ${left.join(', ')}\n`);
  return 0;
};

export const clearCommand: Command = async () => {
  const { url, ssl } = getDatabases();
  await clearPostgres(url, ssl);
  return 0;
};

function getDatabases(): { file: string; url: string; ssl: boolean } {
  const { databaseUrl, databaseSsl, dataDir } = settings();
  if (!databaseUrl)
    throw new ExpectedFailure(
      'Set DATABASE_URL in .env to the PostgreSQL database that the content moves to: postgres://USER:PASSWORD@HOST/DATABASE',
    );
  return { file: getSqliteFile(dataDir), url: databaseUrl, ssl: databaseSsl };
}
