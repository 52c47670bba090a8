import { describePicture } from '../../src/domain/pictures/describe-picture';
import { DIGESTS } from '../../src/platform/uploads/digests/digests-table';
import { publishArticle } from '../support/content/publish-article';
import { getTables, restart, startWithTables, syncTables } from '../support/content/releases';
import { picture } from '../support/fixtures';
import { runQuery } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';

/** The columns of slides that this release adds. */
const NEW_COLUMNS = ['alt', 'decorative'];

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
  const image = await picture(cms, 'lamp');
  await describePicture(cms.strapi, image, { alternativeText: 'A lamp', seen: null });
  const items = [{ image, caption: 'By day' }];
  await publishArticle(cms, {
    title: 'Lamps',
    slug: 'lamps',
    content: [{ __component: 'blocks.auto-carousel', items }],
  });
  // The tables of the release before.
  await cms.strapi.db.connection.schema.dropTable(DIGESTS);
  await syncTables(
    cms,
    getTables(cms).map((table) =>
      table.name === 'components_parts_slide'
        ? { ...table, columns: table.columns.filter(({ name }) => !NEW_COLUMNS.includes(name)) }
        : table,
    ),
  );
  await startWithTables(cms, getTables(cms));
});
afterAll(() => cms.stop());

test('an upgrade keeps slides with their pictures, captions and the library’s text', async () => {
  const query =
    '{ article(slug: "lamps") { content { ... on AutoCarouselBlock { slides { caption image { alt } } } } } }';
  const expected = { article: { content: [{ slides: [{ caption: 'By day', image: { alt: 'A lamp' } }] }] } };
  expect(await runQuery(cms, query)).toEqual(expected);
  await restart(cms);
  expect(await runQuery(cms, query)).toEqual(expected);
  const row = await cms.strapi.documents('api::blog.blog').findFirst({
    filters: { slug: 'lamps' } as never,
    populate: { content: { on: { 'blocks.auto-carousel': { populate: { items: true } } } } } as never,
  });
  expect(row).toMatchObject({ content: [{ items: [{ caption: 'By day', alt: null }] }] });
});

test('an upgrade creates the table of contents of files', async () => {
  expect(await cms.strapi.db.connection(DIGESTS).select('sha256')).toEqual([]);
});
