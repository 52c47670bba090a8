import { requestByHash } from '../../support/graphql/request-by-hash';
import { banner, category, picture } from '../../support/fixtures';
import { bootCms, type Cms } from '../../support/harness';
import { publishArticle } from '../../support/content/publish-article';

let cms: Cms;
let tile: Awaited<ReturnType<typeof banner>>;
let subTopic: Awaited<ReturnType<typeof category>>;

beforeAll(async () => {
  cms = await bootCms();
  const topic = await category(cms, 'Sleep');
  subTopic = await category(cms, 'Naps', { kind: 'sub-topic', parent: topic.id });
  const image = await picture(cms, 'tile');
  tile = await banner(cms, { image, title: 'Night', type: 'Sleep', category: 'explore-categories' });
});
afterAll(() => cms.stop());

const hub = async () =>
  (await requestByHash(cms, 'HubPage', { slug: 'sleep' }).expect(200)).body.data.topicHub;
const categoryPage = async (slug: string) =>
  (await requestByHash(cms, 'CategoryPage', { slug, page: 1 }).expect(200)).body.data.category;

/** The tables that a query reads. */
async function tablesRead(question: () => Promise<unknown>): Promise<Set<string>> {
  const tables = new Set<string>();
  const note = ({ sql }: { sql: string }) => {
    for (const [, table = ''] of sql.matchAll(/\bfrom ["`](?:public["`]\.["`])?(\w+)["`]/g))
      tables.add(table);
  };
  cms.strapi.db.connection.on('query', note);
  await question();
  cms.strapi.db.connection.removeListener('query', note);
  return tables;
}

test('publishing an article keeps the cached banners of a hub', async () => {
  expect(await tablesRead(hub)).toContain('banners');
  await publishArticle(cms, { title: 'A good nap', categories: [subTopic.documentId], content: [] });
  const { latestStories } = await hub();
  expect(latestStories).toEqual([expect.objectContaining({ title: 'A good nap' })]);

  await publishArticle(cms, { title: 'A long night', categories: [subTopic.documentId], content: [] });
  const read = await tablesRead(hub);
  expect(read).not.toContain('banners');
  expect(read).toContain('placements');
});

test('a hub shows a new, changed or deleted banner immediately', async () => {
  const banners = cms.strapi.documents('api::banner.banner');
  const tiles = async () => (await hub()).tiles.map(({ title }: { title: string }) => title);
  expect(await tiles()).toEqual(['Night']);
  await banners.update({ documentId: tile.documentId, data: { title: 'Day' } });
  expect(await tiles()).toEqual(['Day']);
  const image = await picture(cms, 'new-tile');
  await banner(cms, { image, title: 'Dusk', type: 'Sleep', category: 'explore-categories' });
  expect(await tiles()).toEqual(['Day', 'Dusk']);
  await banners.delete({ documentId: tile.documentId });
  expect(await tiles()).toEqual(['Dusk']);
});

test('a category page shows a renamed category immediately', async () => {
  expect((await categoryPage('naps')).category).toMatchObject({ name: 'Naps' });
  const { documentId } = subTopic;
  await cms.strapi.documents('api::category.category').update({ documentId, data: { name: 'Siestas' } });
  expect((await categoryPage('siestas')).category).toMatchObject({ name: 'Siestas' });
});
