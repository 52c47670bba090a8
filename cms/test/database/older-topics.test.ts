import { CATALOGUE } from '../../content/catalogue';
import { runQuery } from '../support/graphql/run-query';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import {
  dropRecords,
  getTables,
  restart,
  startWithTables,
  syncTables,
  type TableSchema,
} from '../support/content/releases';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
  for (const [index, { name }] of CATALOGUE.entries()) await category(cms, name, { position: index + 1 });
  await category(cms, 'Naps', { kind: 'sub-topic' });
  await category(cms, 'Travel', { position: 40 });
  // Their migration is recorded: the column that it filled is what says that it has to run again.
  await syncTables(cms, withoutHubs());
  await startWithTables(cms, getTables(cms));
});
afterAll(() => cms.stop());

const NEW_COLUMNS = new Set(['value', 'hue']);
const NEW_TABLES = new Set(['components_topic_hubs', 'categories_cmps']);

/** The tables of the release before topics were data. */
const withoutHubs = (): TableSchema[] =>
  getTables(cms)
    .filter(({ name }) => !NEW_TABLES.has(name))
    .map((table) =>
      table.name === 'categories'
        ? {
            ...table,
            columns: table.columns.filter(({ name }) => !NEW_COLUMNS.has(name)),
            indexes: (table.indexes ?? []).filter(({ name }) => name !== 'categories_value_unique'),
          }
        : table,
    );

const stored = () =>
  cms.strapi.db
    .query('api::category.category')
    .findMany({ where: { kind: 'topic' }, orderBy: { position: 'asc' }, populate: { hub: true } });
const expected = CATALOGUE.map(({ name, value, hue, headings, laterAds }) => ({
  name,
  value,
  hue,
  hub: { ...headings, laterAds },
}));
const travel = { name: 'Travel', value: 'Travel', hue: null, hub: null };

test('an upgrade sets values, hues and hubs of the specification’s topics, and the values of others', async () => {
  expect(await stored()).toMatchObject([...expected, travel]);
  const naps = await cms.strapi.db.query('api::category.category').findOne({ where: { slug: 'naps' } });
  expect(naps).toMatchObject({ value: null, hue: null });
  const { topicHub } = await runQuery(
    cms,
    '{ topicHub(slug: "womens-health") { headings { latest } laterAds } }',
  );
  expect(topicHub).toEqual({ headings: { latest: 'Pelvic Floor Therapy' }, laterAds: false });
});

test('editors can change an upgraded hub, and later starts do not revert it', async () => {
  const [first] = await stored();
  const hub = { ...first.hub, topics: 'Where to Begin' };
  await cms.strapi
    .documents('api::category.category')
    .update({ documentId: first.documentId, data: { hub, hue: null } as never });
  await restart(cms);
  // Nor does the upgrade of a database that has its topics but no record of it.
  await dropRecords(cms);
  await restart(cms);
  const [changed] = await stored();
  expect(changed).toMatchObject({
    value: 'Addiction-recovery',
    hue: null,
    hub: { topics: 'Where to Begin' },
  });
  const rows = (table: string) => cms.strapi.db.connection(table).count({ count: '*' }).first();
  expect(Number((await rows('components_topic_hubs'))?.count)).toBe(31);
  expect(Number((await rows('categories_cmps'))?.count)).toBe(31);
});
