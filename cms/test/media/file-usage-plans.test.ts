import { filterUsed, findEarlierEditions, findUsage } from '../../src/domain/media-library/file-usage';
import { VERSIONS } from '../../src/domain/history/versions/versions-table';
import { getDialect, type Knex } from '../../src/platform/database/dialect';
import { toRows } from '../../src/platform/database/rows/rows';
import { usageCalls } from '../support/content/file-usage';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let calls: ReturnType<typeof usageCalls>;
beforeAll(async () => {
  cms = await bootCms();
  calls = usageCalls(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;

test('uses are read from indexes, however many articles and versions there are', async () => {
  const id = await calls.newPicture();
  const documentId = await calls.save({ title: 'Planned', thumbnail: id });
  await calls.save({ description: 'Again' }, documentId);
  const plans = await plansDuring(async () => {
    await findUsage(cms.strapi, id);
    await findEarlierEditions(cms.strapi, id, [documentId]);
    await filterUsed(cms.strapi, [id]);
    await knex()(VERSIONS).where({ document_id: 'none' }).delete();
  });
  const ours = plans.filter((plan) => /content_version|article_index_files/.test(plan));
  expect(ours.length).toBeGreaterThanOrEqual(5);
  for (const plan of ours) expect(plan).not.toMatch(/SCAN (?!CONSTANT)\w+|Seq Scan/);
});

/** The query plans of the statements, one text each. */
async function plansDuring(act: () => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; bindings: string[] }[] = [];
  const note = (statement: (typeof statements)[number]) => void statements.push(statement);
  knex().on('query', note);
  await act();
  knex().removeListener('query', note);
  const isSqlite = getDialect(cms.strapi) === 'sqlite';
  return knex().transaction(async (trx: Knex) => {
    // With this few rows, reading all of them is cheaper.
    if (!isSqlite) await trx.raw('SET LOCAL enable_seqscan = off');
    const plans: string[] = [];
    for (const { sql, bindings } of statements.filter(({ sql: text }) => /^(select|delete)/i.test(text))) {
      const explain = isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
      const steps = toRows(await trx.raw(`${explain} ${sql.replaceAll(/\$\d+/g, '?')}`, bindings));
      plans.push(`${sql}\n${JSON.stringify(steps)}`);
    }
    return plans;
  });
}
