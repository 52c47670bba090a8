import * as v from 'valibot';

const Rows = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ rows: v.array(v.unknown()) }),
    v.transform(({ rows }) => rows),
  ),
]);

/** What a raw statement answered: SQLite's driver tells the rows themselves, PostgreSQL's an object around them. */
export function toRows(answer: unknown): unknown[] {
  return v.parse(Rows, answer);
}
