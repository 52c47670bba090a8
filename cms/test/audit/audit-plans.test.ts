import { listEntries, MOST_READ, writeEntries, type Filter } from '../../src/domain/audit/audit-log';
import { getDialect, type Knex } from '../../src/platform/database/dialect';
import { toRows } from '../../src/platform/database/rows/rows';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
  const entries = Array.from({ length: 300 }, (_, index) => ({
    madeAt: index,
    actor: { id: index % 5, name: 'Ann' },
    kind: 'content' as const,
    action: 'content.update',
    subject: { type: 'api::blog.blog', id: `document${index % 7}`, title: 'Sleep' },
    detail: {},
    status: 200,
    failed: index % 50 === 0,
  }));
  await writeEntries(cms.strapi.db.connection, entries);
});
afterAll(() => cms.stop());

const before = { madeAt: 200, id: 201 };
const period = { from: 20, to: 250 };
const filters: [string, Filter, string][] = [
  ['everything', {}, 'made_at'],
  ['a period', period, 'made_at'],
  ['one account', { actor: 3 }, 'actor'],
  ['programs and guests', { actor: null }, 'actor'],
  ['one kind, in a period', { kind: 'content', ...period }, 'kind'],
  ['one subject', { subject: { type: 'api::blog.blog', id: 'document3' } }, 'subject'],
  ['failures', { failed: true }, 'failed'],
  ['a text', { text: 'sleep' }, 'made_at'],
  ['an account, a kind and a text', { actor: 3, kind: 'content', text: 'sleep' }, 'actor'],
];

/** The query plans of the statements that read the log, one text each. */
async function plansDuring(trx: Knex, act: () => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; bindings: string[] }[] = [];
  const note = (statement: (typeof statements)[number]) => void statements.push(statement);
  trx.on('query', note);
  await act();
  trx.removeListener('query', note);
  const explain = getDialect(cms.strapi) === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const plans: string[] = [];
  for (const { sql, bindings } of statements) {
    // knex has numbered the placeholders for PostgreSQL.
    const steps = toRows(await trx.raw(`${explain} ${sql.replaceAll(/\$\d+/g, '?')}`, bindings));
    plans.push(JSON.stringify(steps));
  }
  return plans;
}

test.each(filters)('a list of %s follows an index', async (_name, filter, index) => {
  await cms.strapi.db.connection.transaction(async (trx) => {
    // With this few rows, reading all of them is cheaper.
    if (getDialect(cms.strapi) === 'postgres')
      await trx.raw(
        'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_sort = off',
      );
    const plans = await plansDuring(trx, () => listEntries(trx, filter, { before, limit: 50 }));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).toContain(`audit_log_${index}`);
      expect(plan).not.toMatch(/SCAN audit_log(?! USING (?:COVERING )?INDEX)|Seq Scan/);
    }
  });
});

test('a text that is rare reads a limited number of rows for each page', async () => {
  const statements: string[] = [];
  const knex = cms.strapi.db.connection;
  const note = ({ sql }: { sql: string }) => void statements.push(sql);
  knex.on('query', note);
  await listEntries(knex, { text: 'rare' }, { limit: 50 });
  knex.removeListener('query', note);
  expect(statements[0]).toMatch(/limit \S+\) as .candidates./i);
  expect(MOST_READ).toBeLessThanOrEqual(10_000);
});
