import { componentTables } from '../src/database/component-indexes';
import { bootCms, type Cms } from './harness';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test('SQLite reads the components of several entries without those of all others', async () => {
  const tables = await componentTables(cms.strapi.db.connection);
  expect(tables).toContain('blogs_cmps');
  for (const table of tables) {
    const plan: { detail: string }[] = await cms.strapi.db.connection.raw(
      `EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE entity_id IN (?, ?) AND field = ? ORDER BY entity_id, "order"`,
      [1, 2, 'content'],
    );
    expect(plan.map(({ detail }) => detail)).toEqual([
      `SEARCH ${table} USING INDEX ${table}_of_entry (entity_id=? AND field=?)`,
    ]);
  }
});
