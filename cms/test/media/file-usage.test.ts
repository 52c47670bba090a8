import { meetDocuments } from '../../src/domain/history/meet-documents';
import { FILES, VERSIONS } from '../../src/domain/history/versions/versions-table';
import { VERSIONED_TYPES } from '../../src/domain/history/versioned-types';
import { getEntries } from '../support/cms/as-admin';
import { block, usageCalls } from '../support/content/file-usage';
import { banner, category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let admin: string;
let calls: ReturnType<typeof usageCalls>;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  calls = usageCalls(cms, admin);
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const files = () => cms.strapi.db.query('plugin::upload.file');
const remove = (id: number) => calls.as(admin).delete(`/upload/files/${id}`);
const publish = (documentId: string) =>
  calls
    .as(admin)
    .post(`${getEntries(BLOG)}/${documentId}/actions/publish`, {})
    .expect(200);
const inProse = async (id: number) => {
  // As Strapi's editor stores it, and with the id of another file.
  const { documentId: _documentId, ...copy } = await files().findOne({ where: { id } });
  const image = { ...copy, id: 2_000_000_000 };
  return block('rich-text', { body: [{ type: 'image', image, children: [{ type: 'text', text: '' }] }] });
};

describe('a file that only a draft uses', () => {
  test.each<[string, (id: number) => object | Promise<object>]>([
    ['a thumbnail', (thumbnail) => ({ thumbnail })],
    ['a share picture', (image) => ({ seo: { image } })],
    ['an Image block', (image) => block('image', { image })],
    ['a slide', (image) => block('slider-with-icons', { items: [{ image }] })],
    ['a picture in prose', inProse],
    [
      'a picture in raw HTML',
      async (id) => {
        const { url } = await files().findOne({ where: { id } });
        return block('raw-html', { content: `<p><img src="${url}" alt="">Words</p>` });
      },
    ],
  ])('as %s is listed, is asked about, and can be deleted', async (_what, use) => {
    const id = await calls.newPicture();
    const documentId = await calls.save({ title: `Draft ${calls.getNumber()}`, ...(await use(id)) });
    const place = {
      documentId,
      type: BLOG,
      title: `Draft ${calls.getNumber()}`,
      published: false,
      draft: true,
      earlier: 0,
      edition: null,
      deleted: false,
    };
    expect(await calls.usage(id)).toEqual({ places: [place], more: 0, isCounted: true });
    expect(await calls.check({ fileIds: [id] })).toMatchObject({
      isRefused: false,
      files: [{ id, name: `usage-${calls.getNumber()}`, places: [place], more: 0 }],
      more: 0,
    });
    await remove(id).expect(200);
  });
});

test('a file in earlier versions is listed with the newest of them, and with their number', async () => {
  const [old, current] = [await calls.newPicture(), await calls.newPicture()];
  const documentId = await calls.save({ title: 'Changed', thumbnail: old });
  await calls.save({ description: 'The same picture' }, documentId);
  await calls.save({ thumbnail: current }, documentId);
  await calls.save({ description: 'Later' }, documentId);
  expect((await calls.usage(old)).places).toMatchObject([
    { title: 'Changed', draft: false, published: false, earlier: 2, edition: 2 },
  ]);
  expect((await calls.usage(current)).places).toMatchObject([{ draft: true, earlier: 1, edition: 3 }]);
});

test('a published article is listed as published, and its draft on its own', async () => {
  const id = await calls.newPicture();
  const documentId = await calls.save({
    title: 'Public',
    slug: `public-${calls.getNumber()}`,
    thumbnail: id,
  });
  await publish(documentId);
  expect((await calls.usage(id)).places).toMatchObject([{ published: true, draft: true }]);
  await calls.save({ thumbnail: null }, documentId);
  expect((await calls.usage(id)).places).toMatchObject([{ published: true, draft: false }]);
  // The server refuses it: nothing to ask.
  expect(await calls.check({ fileIds: [id] })).toEqual({ isRefused: true, files: [], more: 0 });
  await remove(id).expect(400);
});

test('banners and topics are listed, and their earlier versions', async () => {
  const id = await calls.newPicture();
  await category(cms, 'Usage of pictures', { picture: id });
  await banner(cms, { image: id, title: 'Used here', type: 'home' });
  expect((await calls.usage(id)).places).toMatchObject([
    { type: 'api::category.category', title: 'Usage of pictures', published: true },
    { type: 'api::banner.banner', title: 'Used here', published: true, draft: false },
  ]);
  const { documentId } = await cms.strapi.db
    .query('api::category.category')
    .findOne({ where: { name: 'Usage of pictures' } });
  await calls
    .as(admin)
    .put(`${getEntries('api::category.category')}/${documentId}`, { picture: null })
    .expect(200);
  expect((await calls.usage(id)).places).toMatchObject([
    { title: 'Used here', published: true },
    { title: 'Usage of pictures', published: false, earlier: 1 },
  ]);
});

test('every content type with files keeps versions, so that none is missing from the list', () => {
  const uids: string[] = VERSIONED_TYPES.map(({ uid }) => uid);
  const types: { uid: string; attributes: Record<string, { type: string }> }[] = Object.values(
    cms.strapi.contentTypes,
  );
  const withFiles = types
    .filter(
      ({ uid, attributes }) =>
        uid.startsWith('api::') &&
        Object.values(attributes).some(({ type }) => ['media', 'dynamiczone'].includes(type)),
    )
    .map(({ uid }) => uid);
  expect(withFiles.length).toBeGreaterThan(2);
  expect(uids).toEqual(expect.arrayContaining(withFiles));
});

test('a deleted article is listed as deleted', async () => {
  const id = await calls.newPicture();
  const documentId = await calls.save({ title: 'Gone', thumbnail: id });
  await calls
    .as(admin)
    .delete(`${getEntries(BLOG)}/${documentId}`)
    .expect(200);
  expect((await calls.usage(id)).places).toMatchObject([
    { title: 'Gone', deleted: true, draft: false, earlier: 2 },
  ]);
});

test('what is used nowhere is not asked about', async () => {
  const id = await calls.newPicture();
  expect(await calls.usage(id)).toEqual({ places: [], more: 0, isCounted: true });
  expect(await calls.check({ fileIds: [id] })).toEqual({ isRefused: false, files: [], more: 0 });
});

test('files in folders and their subfolders are asked about', async () => {
  const folder = async (name: string, parent?: number): Promise<number> =>
    (await calls.as(admin).post('/upload/folders', { name, parent }).expect(201)).body.data.id;
  const outer = await folder('Usage outer');
  const inner = await folder('Usage inner', outer);
  const { path } = await cms.strapi.db.query('plugin::upload.folder').findOne({ where: { id: inner } });
  const id = await calls.newPicture();
  await files().update({ where: { id }, data: { folder: inner, folderPath: path } });
  await calls.save({ title: 'Uses a folder', thumbnail: id });
  expect((await calls.check({ folderIds: [outer] })).files).toMatchObject([
    { id, places: [{ title: 'Uses a folder' }] },
  ]);
});

test('a question names five places at most, and counts the rest', async () => {
  const ids = [await calls.newPicture(), await calls.newPicture()];
  for (const id of ids)
    for (let count = 1; count <= 4; count += 1)
      await calls.save({ title: `Often ${id} ${count}`, thumbnail: id });
  const { files: asked, more } = await calls.check({ fileIds: ids });
  expect(asked.map((file: { places: unknown[]; more: number }) => [file.places.length, file.more])).toEqual([
    [4, 0],
    [1, 3],
  ]);
  expect(more).toBe(0);
});

test('the list has fifty places at most, and counts the rest', async () => {
  const id = await calls.newPicture();
  const rows = Array.from({ length: 60 }, (_, index) => ({ document_id: `many${index}`, edition: 1 }));
  await knex()(VERSIONS).insert(
    rows.map((row) => ({
      ...row,
      type: BLOG,
      kind: 'save',
      title: `Many ${row.document_id}`,
      fields: '[]',
      hash: 'x',
      published: false,
      actor_name: 'Ann',
      made_at: 1,
    })),
  );
  await knex()(FILES).insert(rows.map((row) => ({ ...row, file_id: id })));
  const { places, more } = await calls.usage(id);
  expect([places.length, more]).toEqual([50, 10]);
  await knex()(VERSIONS).where('document_id', 'like', 'many%').delete();
  // Pruning a version takes its files along.
  expect(await knex()(FILES).where({ file_id: id })).toEqual([]);
});

test('writes of one request leave one list of files', async () => {
  const [first, second] = [await calls.newPicture(), await calls.newPicture()];
  const documentId = await calls.save({ title: 'Twice', thumbnail: first });
  await calls
    .as(admin)
    .post(`${getEntries(BLOG)}/${documentId}/actions/publish`, {
      slug: `twice-${calls.getNumber()}`,
      thumbnail: second,
    })
    .expect(200);
  const rows = await knex()(FILES).where({ document_id: documentId }).orderBy('edition');
  expect(rows.map(({ file_id: id, edition }) => [id, edition])).toEqual([
    [first, 1],
    [second, 2],
  ]);
});

test('documents from before there was a history are listed once it has met them', async () => {
  const id = await calls.newPicture();
  const documentId = await calls.save({ title: 'Older', thumbnail: id });
  await knex()(VERSIONS).where({ document_id: documentId }).delete();
  expect((await calls.usage(id)).places).toEqual([]);
  expect(await meetDocuments(cms.strapi)).toBeGreaterThan(0);
  expect((await calls.usage(id)).places).toMatchObject([{ title: 'Older', draft: true }]);
  expect(await meetDocuments(cms.strapi)).toBe(0);
});

test('numbers that no file has do not prevent a save', async () => {
  const body = [{ type: 'paragraph', file: 1e12, children: [{ type: 'text', text: 'Words' }] }];
  const documentId = await calls.save({ title: 'Hostile', ...block('rich-text', { body }) });
  expect(await knex()(FILES).where({ document_id: documentId })).toEqual([]);
});
