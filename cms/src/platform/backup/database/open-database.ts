import type { CopiedDatabase } from './copied-database';
import { postgresDatabase } from './postgres';
import { getSqliteFile } from '../../database/sqlite/sqlite-file';
import { sqliteDatabase } from './sqlite';

/** The database that the settings name. */
export const openDatabase = (url: string | undefined, ssl: boolean, dataDir: string): CopiedDatabase =>
  url ? postgresDatabase(url, ssl) : sqliteDatabase(getSqliteFile(dataDir));
