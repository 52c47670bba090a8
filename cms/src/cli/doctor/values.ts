import * as v from 'valibot';
import type { ReadDatabase } from './read-database';

/** PostgreSQL sends large numbers as text. */
const Rows = v.tuple([
  v.object({ value: v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))) }),
]);
const Texts = v.array(v.object({ value: v.string() }));

/** The only number of a statement that selects it as `value`; null: there is none. */
export async function readNumber(database: ReadDatabase, statement: string): Promise<number | null> {
  const [{ value }] = v.parse(Rows, await database.read(statement));
  return value;
}

/** The texts of a statement that selects them as `value`. */
export const readTexts = async (database: ReadDatabase, statement: string): Promise<string[]> =>
  v.parse(Texts, await database.read(statement)).map(({ value }) => value);
