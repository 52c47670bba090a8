/** An SQL fragment and its bound values. */
export interface Sql {
  sql: string;
  values: readonly (string | number)[];
}
