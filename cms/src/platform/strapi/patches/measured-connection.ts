import Database from 'better-sqlite3';
import type { SlowReads } from '../../database/sqlite/reading-thread/slow-reads';

/** Opens an SQLite file for reading, and notes how long each statement takes. */
export function openMeasured(filename: string, slow: SlowReads): Database.Database {
  const connection = new Database(filename, { readonly: true, fileMustExist: true });
  connection.pragma('busy_timeout = 5000');
  const prepare = connection.prepare.bind(connection);
  const prepareMeasured = (sql: string): Database.Statement => {
    const statement = prepare(sql);
    const all = statement.all.bind(statement);
    statement.all = (...values) => {
      const began = performance.now();
      const rows = all(...values);
      slow.note(sql, performance.now() - began);
      return rows;
    };
    return statement;
  };
  return Object.assign(connection, { prepare: prepareMeasured });
}
