import { getDialect } from '../../../src/platform/database/dialect';
import { createTrigger, type Trigger } from '../../../src/platform/database/trigger';
import type { Cms } from '../harness';

const EVENTS: Trigger['event'][] = ['INSERT', 'UPDATE', 'DELETE'];

/** The tables that triggers write to in order to fail: immediately, or at COMMIT because of a missing parent row. */
export async function prepareFailures({ strapi }: Cms): Promise<void> {
  const knex = strapi.db.connection;
  await knex.raw('CREATE TABLE refusing_rows (number integer CHECK (number = 0))');
  await knex.raw('CREATE TABLE no_parents (id integer PRIMARY KEY)');
  await knex.raw(
    'CREATE TABLE failing_commits (parent integer REFERENCES no_parents (id) DEFERRABLE INITIALLY DEFERRED)',
  );
}

/** Runs `act` while every transaction that changes this table fails at its COMMIT. */
export function whileCommitsFail<T>(cms: Cms, table: string, act: () => PromiseLike<T>): Promise<T> {
  const triggers = EVENTS.map((event): Trigger => {
    const name = `fail_${event.toLowerCase()}`;
    return { name, table, timing: 'AFTER', event, run: ['INSERT INTO failing_commits VALUES (1)'] };
  });
  return withTriggers(cms, triggers, act);
}

/** Runs `act` while this event of a table fails, if `when` applies. */
export function whileRowsFail<T>(
  cms: Cms,
  { table, event, when }: Pick<Trigger, 'table' | 'event' | 'when'>,
  act: () => PromiseLike<T>,
): Promise<T> {
  const run = ['INSERT INTO refusing_rows VALUES (1)'];
  return withTriggers(
    cms,
    [{ name: 'fail_row', table, timing: 'AFTER', event, run, ...(when && { when }) }],
    act,
  );
}

async function withTriggers<T>({ strapi }: Cms, triggers: Trigger[], act: () => PromiseLike<T>): Promise<T> {
  const knex = strapi.db.connection;
  const dialect = getDialect(strapi);
  for (const statement of triggers.flatMap((trigger) => createTrigger(trigger, dialect)))
    await knex.raw(statement);
  try {
    return await act();
  } finally {
    for (const { name, table } of triggers) {
      await knex.raw(`DROP TRIGGER ${name}${dialect === 'postgres' ? ` ON ${table}` : ''}`);
    }
  }
}
