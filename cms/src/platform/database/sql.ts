/** A piece of SQL and the values of its question marks. */
export interface Sql {
  sql: string;
  values: readonly (string | number)[];
}
