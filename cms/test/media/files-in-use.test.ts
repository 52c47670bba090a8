import request from 'supertest';
import { findFileUses } from '../../src/domain/media-library/find-file-uses';
import { banner, category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/statements';
import { plain } from '../support/content/picture-files';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
});
afterAll(() => cms.stop());

const files = () => cms.strapi.db.query('plugin::upload.file');
const isThere = async (id: number) => (await files().count({ where: { id } })) === 1;
const destroy = (id: number) =>
  request(cms.server).delete(`/upload/files/${id}`).auth(admin, { type: 'bearer' });
const destroyMany = (chosen: { fileIds?: number[]; folderIds?: number[] }) =>
  request(cms.server).post('/upload/actions/bulk-delete').auth(admin, { type: 'bearer' }).send(chosen);

let number = 0;
/** A public article with a picture in the given place. */
async function articleWith(
  place: (id: number) => Record<string, unknown> | Promise<Record<string, unknown>>,
) {
  number += 1;
  const id = await picture(cms, `used-${number}`);
  const title = `Article ${number} of its own`;
  const { documentId } = await publishArticle(cms, { title, slug: `uses-${number}`, ...(await place(id)) });
  return { id, title, documentId, name: `used-${number}` };
}

const inProse = async (id: number) => {
  const { id: _id, documentId: _documentId, ...copy } = await files().findOne({ where: { id } });
  return [{ type: 'image', image: copy, children: [{ type: 'text', text: '' }] }];
};
const block = (component: string, fields: Record<string, unknown>) => ({
  content: [{ __component: `blocks.${component}`, ...fields }],
});

test.each<[string, (id: number) => Record<string, unknown> | Promise<Record<string, unknown>>]>([
  ['a thumbnail', (thumbnail) => ({ thumbnail })],
  ['a banner of the article', (middleBanner) => ({ middleBanner })],
  ['a share picture', (image) => ({ seo: { image } })],
  ['an Image block', (image) => block('image', { image })],
  ['a slide', (image) => block('slider-with-icons', { items: [{ image }] })],
  ['a picture of a carousel', (image) => block('auto-carousel', { items: [{ image }] })],
  ['a GIF block', (file) => block('gif', { file })],
  ['a picture in prose', async (id) => block('rich-text', { body: await inProse(id) })],
  [
    'a link in prose',
    async (id) => {
      const { url } = await files().findOne({ where: { id } });
      const link = { type: 'link', url, children: [{ type: 'text', text: 'The guide' }] };
      return block('rich-text', { body: [{ type: 'paragraph', children: [link] }] });
    },
  ],
  [
    'a picture in raw HTML, by the address of one of its widths',
    async (id) => {
      const { formats } = await files().findOne({ where: { id } });
      return block('raw-html', { content: `<p><img src="${formats.small.url}" alt="">Words</p>` });
    },
  ],
])('a file that a public article shows as %s cannot be deleted', async (_what, use) => {
  const { id, title, name } = await articleWith(use);
  const { body } = await destroy(id).expect(400);
  expect(body.error.message).toBe(
    `Nothing was deleted. Readers see “${name}” in the article “${title}”. ` +
      'Replace the file (open it, then “Replace media”), or take it out of there first.',
  );
  expect((await destroyMany({ fileIds: [id] }).expect(400)).body.error.message).toBe(body.error.message);
  expect(await isThere(id)).toBe(true);
});

test('the file can be deleted once the article is unpublished', async () => {
  const { id, documentId } = await articleWith((image) => block('image', { image }));
  await destroy(id).expect(400);
  await cms.strapi.documents('api::blog.blog').unpublish({ documentId });
  await destroy(id).expect(200);
  expect(await isThere(id)).toBe(false);
});

test('a file used only by a draft can be deleted, but not one in the version that readers still see', async () => {
  const id = await picture(cms, 'of-a-draft');
  await cms.strapi
    .documents('api::blog.blog')
    .create({ data: { title: 'A draft', slug: 'a-draft', ...block('image', { image: id }) } as never });
  await destroy(id).expect(200);

  const { id: shown, documentId } = await articleWith((image) => block('image', { image }));
  await cms.strapi
    .documents('api::blog.blog')
    .update({ documentId, data: { content: [{ __component: 'blocks.divider' }] } as never });
  await destroy(shown).expect(400);
});

test('the pictures of categories and banners cannot be deleted', async () => {
  const ofCategory = await picture(cms, 'of-a-category');
  await category(cms, 'Naps', { picture: ofCategory });
  const ofBanner = await picture(cms, 'of-a-banner');
  await banner(cms, { image: ofBanner, title: 'Rest well', type: 'home' });
  expect((await destroy(ofCategory).expect(400)).body.error.message).toContain('in the category “Naps”.');
  expect((await destroy(ofBanner).expect(400)).body.error.message).toContain('in the banner “Rest well”.');
});

test('nothing is deleted, of many files and nested folders, while one file is in use', async () => {
  const folder = async (name: string, parent?: number): Promise<number> => {
    const { body } = await request(cms.server)
      .post('/upload/folders')
      .auth(admin, { type: 'bearer' })
      .send({ name, parent })
      .expect(201);
    return body.data.id;
  };
  const outer = await folder('Outer');
  const inner = await folder('Inner', outer);
  const { path } = await cms.strapi.db.query('plugin::upload.folder').findOne({ where: { id: inner } });
  const { id: used, documentId } = await articleWith((thumbnail) => ({ thumbnail }));
  const [unused, alone] = [await picture(cms, 'in-folder'), await picture(cms, 'alone')];
  for (const id of [used, unused]) {
    await files().update({ where: { id }, data: { folder: inner, folderPath: path } });
  }
  const refused = await destroyMany({ fileIds: [alone], folderIds: [outer] }).expect(400);
  expect(refused.body.error.message).toContain(`in the article “Article ${number} of its own”`);
  expect([await isThere(alone), await isThere(unused), await isThere(used)]).toEqual([true, true, true]);

  await cms.strapi.documents('api::blog.blog').unpublish({ documentId });
  await destroyMany({ fileIds: [alone], folderIds: [outer] }).expect(200);
  expect([await isThere(alone), await isThere(unused), await isThere(used)]).toEqual([false, false, false]);
});

test.each([
  { fileIds: 'x' },
  { fileIds: [{}] },
  { folderIds: [-1] },
  { fileIds: [2 ** 53] },
  { fileIds: [1.5] },
  ['x'],
])('a bulk action of %j is refused', async (chosen) => {
  await destroyMany(chosen as never).expect(400);
});

test('lists at most five places, without reading an article', async () => {
  const id = await picture(cms, 'everywhere');
  for (let count = 1; count <= 7; count += 1) {
    await publishArticle(cms, { title: `Everywhere ${count}`, slug: `everywhere-${count}`, thumbnail: id });
  }
  const { message } = (await destroy(id).expect(400)).body.error;
  expect(message.match(/“Everywhere \d”/g)).toHaveLength(5);
  expect(message).toContain('and other places.');
  const statements = await getStatements(cms, () => findFileUses(cms.strapi, [id], 6));
  expect(statements.filter((sql) => /components_/.test(sql))).toEqual([]);
});

test('a file can only be replaced by one of the same type', async () => {
  const send = (to: string, bytes: Buffer, filename: string) =>
    request(cms.server).post(to).auth(admin, { type: 'bearer' }).attach('files', bytes, { filename });
  const webp = await plain().webp().toBuffer();
  const [{ id }] = (await send('/upload', webp, 'room.webp').expect(201)).body;
  await publishArticle(cms, { title: 'A room', slug: 'a-room', thumbnail: id });
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const { body } = await send(`/upload?id=${id}`, pdf, 'room.pdf').expect(400);
  expect(body.error.message).toBe(
    '“room.webp” is a picture, but the new file is a document. Upload it as a separate file.',
  );
  const same = (
    await send(`/upload?id=${id}`, await plain().webp().toBuffer(), 'room again.webp').expect(200)
  ).body;
  expect(same).toMatchObject({ name: 'room again.webp', ext: '.webp', mime: 'image/webp' });
});
