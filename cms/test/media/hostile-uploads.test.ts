import fs from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { plain } from '../support/content/picture-files';
import { banner } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
let author: string;
let bytes: Buffer;
/** A file of the library, and a folder. */
let id: number;
let folder: number;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  author = await loginAsAdmin(cms, 'strapi-author');
  bytes = await plain().png().toBuffer();
  id = (await upload({}).expect(201)).body[0].id;
  const made = await asAdmin(cms, author)
    .post('/upload/folders', { name: 'Covers', parent: null })
    .expect(201);
  folder = made.body.data.id;
});
afterAll(() => cms.stop());

/** An upload by an author, with these fields besides the file. */
function upload(fields: Record<string, string>, to = '/upload') {
  let call = request(cms.server).post(to).auth(author, { type: 'bearer' });
  for (const [name, value] of Object.entries(fields)) call = call.field(name, value);
  return call.attach('files', bytes, { filename: 'a.png' });
}

const TABLES = ['files', 'files_related_mph', 'upload_folders', 'upload_folders_parent_lnk'];

/** All that an upload could store. */
async function stored(): Promise<unknown[]> {
  const files = fs.readdirSync(path.join(cms.strapi.dirs.static.public, 'uploads')).toSorted();
  const rows = TABLES.map((table) => cms.strapi.db.connection(table).select('*').orderBy('id'));
  return [files, ...(await Promise.all(rows))];
}

/** The ids of articles, banners and accounts to which files could be attached. */
async function targets(): Promise<[string, number, string][]> {
  const article = await asAdmin(cms, admin).post(getEntries('api::blog.blog'), {
    title: 'Theirs',
    thumbnail: id,
  });
  const shown = await banner(cms, { image: id, title: 'Public', type: 'home' });
  return [
    ['api::blog.blog', article.body.data.id, 'thumbnail'],
    ['api::banner.banner', Number(shown.id), 'image'],
    ['admin::user', 1, 'picture'],
  ];
}

test('an upload cannot change the pictures of an entry', async () => {
  for (const [ref, refId, field] of await targets()) {
    const before = await stored();
    const fields = { ref, refId: String(refId), field };
    for (const to of ['/upload', `/upload?id=${id}`, `/upload/files/${id}/replace`]) {
      const { status, body } = await upload(fields, to);
      expect([to, status, body.error?.message]).toEqual([
        to,
        400,
        'A form with files has only “files” and “fileInfo”. To use a picture, choose it in the form of the entry.',
      ]);
    }
    expect(await stored()).toEqual(before);
  }
});

test.each(['ref', 'refId', 'field', 'source', 'path'])('nor can it have the field %s alone', async (name) => {
  const before = await stored();
  await upload({ [name]: 'x' }).expect(400);
  expect(await stored()).toEqual(before);
});

test('descriptions of a file cannot name an entry either', async () => {
  const [[ref, refId, field] = ['', 0, '']] = await targets();
  const links = () => cms.strapi.db.connection('files_related_mph').select('*').orderBy('id');
  const before = await links();
  const entry = { ref, refId, field, related: [{ id: refId, __type: ref, __pivot: { field } }], path: 'x' };
  const sent = await upload({ fileInfo: JSON.stringify({ name: 'b.png', ...entry }) }).expect(201);
  const to = `/upload/files/${sent.body[0].id}`;
  await asAdmin(cms, author).put(to, { fileInfo: { name: 'c.png', ...entry }, ...entry });
  await asAdmin(cms, author).post(`/upload?id=${sent.body[0].id}`, { fileInfo: { name: 'd.png' }, ...entry });
  expect(await links()).toEqual(before);
});

test('programs of ours cannot put a file into an entry by uploading it', async () => {
  const [[ref, refId, field] = ['', 0, '']] = await targets();
  const filepath = path.join(cms.dataDir, 'sent.png');
  fs.writeFileSync(filepath, bytes);
  const links = () => cms.strapi.db.connection('files_related_mph').select('*').orderBy('id');
  const before = await links();
  const file = { filepath, originalFilename: 'e.png', mimetype: 'image/png', size: bytes.length };
  await cms.strapi.plugin('upload').service('upload').upload({ data: { ref, refId, field }, files: file });
  expect(await links()).toEqual(before);
});

test.each([
  'x',
  'null',
  '5',
  '"x"',
  '[null]',
  '{"__proto__":',
  '{"name":{"a":1}}',
  '{"folder":{"a":1}}',
  '{"folder":"x"}',
])('a file described by %s is refused, and nothing is stored', async (fileInfo) => {
  const before = await stored();
  for (const to of ['/upload', `/upload?id=${id}`]) {
    const { status, body } = await upload({ fileInfo }, to);
    expect([status, body.error?.message]).toEqual([
      400,
      'The descriptions of the files (fileInfo) are not well-formed.',
    ]);
  }
  expect(await stored()).toEqual(before);
});

test('a file with every field of the admin’s form is stored and changed', async () => {
  const fileInfo = { name: 'f.png', alternativeText: 'F', caption: null, folder };
  const sent = await upload({ fileInfo: JSON.stringify(fileInfo) }).expect(201);
  expect(sent.body[0]).toMatchObject({ name: 'f.png', alternativeText: 'F', caption: null });
  const focalPoint = { x: 20, y: 30 };
  const changed = await request(cms.server)
    .post(`/upload?id=${sent.body[0].id}`)
    .auth(author, { type: 'bearer' })
    .field('fileInfo', JSON.stringify({ ...fileInfo, name: 'g.png', focalPoint }))
    .expect(200);
  expect(changed.body).toMatchObject({ name: 'g.png', focalPoint });
});

test.each(['x', '__proto__', '-1', '99999999999999999999'])('there is no file %s', async (other) => {
  const { put, delete: remove, get } = asAdmin(cms, author);
  const responses = [
    await upload({}, `/upload?id=${other}`),
    await upload({}, `/upload/files/${other}/replace`),
    await put(`/upload/files/${other}`, { fileInfo: { name: 'a' } }),
    await remove(`/upload/files/${other}`),
    await get(`/upload/files/${other}`),
  ];
  for (const { status, body } of responses)
    expect([status, body.error?.message]).toEqual([404, 'There is no such file or folder.']);
});

test.each([['x'], [1e20], [-1], [{ a: 1 }]])('files are not moved by %j', async (other) => {
  const before = await stored();
  const fileInfo = { folder: other };
  const { post, put } = asAdmin(cms, author);
  const responses = [
    await post('/upload/actions/bulk-move', { fileIds: [id], destinationFolderId: other }).timeout(10_000),
    await post('/upload/actions/bulk-move', { fileIds: [other], destinationFolderId: null }).timeout(10_000),
    await post('/upload/actions/bulk-move', { folderIds: [other], destinationFolderId: null }).timeout(
      10_000,
    ),
    await post('/upload/actions/bulk-update', { updates: [{ id, fileInfo }] }).timeout(10_000),
    await post(`/upload?id=${id}`, { fileInfo }).timeout(10_000),
    await post(`/upload?id=${id}`, { fileInfo: JSON.stringify(fileInfo) }).timeout(10_000),
    await put(`/upload/files/${id}`, { fileInfo }).timeout(10_000),
  ];
  for (const { status, body } of responses)
    expect([status, body.error?.message]).toEqual([400, 'Choose files and folders by their ids.']);
  expect(await stored()).toEqual(before);
});

describe('folders', () => {
  const PARENT = 'Choose files and folders by their ids.';
  test.each<[unknown, string]>([
    [{ a: 1 }, PARENT],
    ['x', PARENT],
    [-1, PARENT],
    [1e20, PARENT],
    [[1], PARENT],
    [true, PARENT],
    [99_999, 'parent folder does not exist'],
  ])('in the folder %j are refused', async (parent, sentence) => {
    const before = await stored();
    const { post, put } = asAdmin(cms, author);
    const responses = [
      await post('/upload/folders', { name: 'New', parent }).timeout(10_000),
      await put(`/upload/folders/${folder}`, { name: 'New', parent }).timeout(10_000),
      await put(`/upload/folders/${folder}`, { parent }).timeout(10_000),
    ];
    for (const { status, body } of responses) expect([status, body.error?.message]).toEqual([400, sentence]);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['99999', 'This folder no longer exists.'],
    ['x', 'There is no such file or folder.'],
    ['-1', 'There is no such file or folder.'],
    ['1e20', 'There is no such file or folder.'],
  ])('that do not exist cannot be changed: %s', async (other, sentence) => {
    const change = { name: 'New', parent: null };
    const { status, body } = await asAdmin(cms, author).put(`/upload/folders/${other}`, change);
    expect([status, body.error?.message]).toEqual([404, sentence]);
  });

  test('are created, renamed and moved', async () => {
    const { post, put } = asAdmin(cms, author);
    const made = await post('/upload/folders', { name: 'Inner', parent: folder }).expect(201);
    const to = `/upload/folders/${made.body.data.id}`;
    await put(to, { name: 'Renamed', parent: folder }).expect(200);
    await put(to, { name: 'Renamed', parent: null }).expect(200);
    expect((await asAdmin(cms, author).get(to).expect(200)).body.data).toMatchObject({ name: 'Renamed' });
  });
});
