import * as v from 'valibot';

const Rows = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ rows: v.array(v.unknown()) }),
    v.transform(({ rows }) => rows),
  ),
]);

/** The result of a raw statement: SQLite's driver returns the rows, PostgreSQL's an object that contains them. */
export function toRows(result: unknown): unknown[] {
  return v.parse(Rows, result);
}
