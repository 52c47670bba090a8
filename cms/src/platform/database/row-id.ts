import type { Dialect } from './dialect';

/** The type of a column of a table of ours that numbers its rows. */
export const ROW_ID: { [D in Dialect]: string } = {
  sqlite: 'integer PRIMARY KEY AUTOINCREMENT',
  postgres: 'serial PRIMARY KEY',
};
