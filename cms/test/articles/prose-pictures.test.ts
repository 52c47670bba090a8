import request from 'supertest';
import { catchUp } from '../../src/domain/articles/search-index/indexing/catch-up';
import { getContentVersion } from '../../src/platform/content-version/read-version';
import { withLibraryFilesInProse } from '../../src/domain/articles/prose-pictures';
import { runQuery } from '../support/graphql/run-query';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const blog = async (slug: string) =>
  (await request(cms.server).get(`/api/blogs/slug/${slug}`).expect(200)).body;
const files = () => cms.strapi.db.query('plugin::upload.file');
const queueAll = () =>
  cms.strapi.db.connection.raw(
    'INSERT INTO article_index_queue (document_id) SELECT DISTINCT document_id FROM blogs',
  );

const library = () => cms.strapi.plugin('upload').service('upload');
const inProse = async (id: number) => {
  const file = await files().findOne({ where: { id } });
  // As Strapi's editor stores it: with the current address and without the id.
  const { id: _id, documentId: _documentId, ...copy } = file;
  const image = {
    ...copy,
    url: `https://old.example${file.url}`,
    alternativeText: file.alternativeText ?? file.name,
  };
  return { type: 'image', image, children: [{ type: 'text', text: '' }] };
};
const illustrated = async (slug: string, ...ids: number[]) =>
  publishArticle(cms, {
    title: slug,
    slug,
    content: [{ __component: 'blocks.rich-text', body: await Promise.all(ids.map(inProse)) }],
  });
const imageIn = async (slug: string) => JSON.parse((await blog(slug)).content).content[0];
const inGraphql = async (slug: string) => {
  const block = '{ content { ... on ImageBlock { caption image { url alt width } } } }';
  return (await runQuery(cms, `query ($slug: String!) { article(slug: $slug) ${block} }`, { slug })).article
    .content[0];
};

test('a picture in rich text follows its file when that is described, replaced and deleted', async () => {
  const id = await picture(cms, 'prose');
  await illustrated('prose-picture', id);
  const stored = await imageIn('prose-picture');
  expect(stored).toMatchObject({ url: expect.stringMatching(/^\/uploads\/prose\.webp\?v=/), alt: '' });

  const version = () => getContentVersion(cms.strapi);
  const before = await version();
  await library().updateFileInfo(id, { alternativeText: 'A quiet room', caption: 'By Ada' });
  expect(await imageIn('prose-picture')).toMatchObject({ alt: 'A quiet room', caption: 'By Ada' });
  expect(await inGraphql('prose-picture')).toMatchObject({
    caption: 'By Ada',
    image: { alt: 'A quiet room' },
  });
  expect(await version()).not.toEqual(before);

  await files().update({ where: { id }, data: { width: 700, updatedAt: new Date(2030, 0, 1) } });
  const replaced = await imageIn('prose-picture');
  expect(replaced.url).not.toBe(stored.url);
  expect(await inGraphql('prose-picture')).toMatchObject({ image: { url: replaced.url, width: 700 } });

  await files().delete({ where: { id } });
  expect(await imageIn('prose-picture')).toBeUndefined();
  expect(await inGraphql('prose-picture')).toBeUndefined();
});

test('files are read in one statement, however many pictures and articles there are', async () => {
  const ids = await Promise.all(['prose-1', 'prose-2', 'prose-3'].map((name) => picture(cms, name)));
  await illustrated('prose-many', ...ids);
  await illustrated('prose-one', ids[0] ?? 0);
  await catchUp(cms.strapi);
  await queueAll();
  const queries = (await getStatements(cms, () => catchUp(cms.strapi))).filter((sql) =>
    /where .*hash. in/.test(sql),
  );
  expect(queries).toHaveLength(1);
});

test.each([undefined, null, 'x', {}, { hash: 7 }, { hash: 'nothing-has-this' }, { hash: 'a'.repeat(300) }])(
  'shows nothing for %p',
  (image) => {
    const row = {
      content: [{ __component: 'blocks.rich-text', body: [{ type: 'image', image }, { type: 'x' }] }],
    };
    const shown = {
      ...row,
      content: [{ ...row.content[0], body: [{ type: 'image', image: null }, { type: 'x' }] }],
    };
    return expect(withLibraryFilesInProse(cms.strapi, [row, null])).resolves.toEqual([shown, null]);
  },
);
