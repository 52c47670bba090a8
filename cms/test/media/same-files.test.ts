import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fillDigests } from '../../src/platform/uploads/digests/fill-digests';
import { DIGESTS } from '../../src/platform/uploads/digests/digests-table';
import { asAdmin, sendFile } from '../support/cms/as-admin';
import { photo, plain } from '../support/content/picture-files';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
let author: string;
let moderator: string;
let sent: Buffer;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  author = await loginAsAdmin(cms, 'strapi-author');
  moderator = await loginAsAdmin(cms, 'moderator');
  // With metadata: it is stored without.
  sent = await photo().jpeg().toBuffer();
});
afterAll(() => cms.stop());
beforeEach(() => cms.strapi.db.query('plugin::upload.file').deleteMany({ where: {} }));

interface Stored {
  id: number;
  url: string;
}
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const upload = async (bytes: Buffer, name: string, token = admin): Promise<Stored> =>
  (await sendFile(cms, token, '/upload', bytes, name).expect(201)).body[0];
const readStored = ({ url }: Stored) => fs.readFileSync(path.join(cms.strapi.dirs.static.public, url));
const ask = (sha256: unknown, token = admin) =>
  asAdmin(cms, token).post('/admin/files/find-same', { sha256 });
const find = async (bytes: Buffer, token = admin) =>
  (await ask([digest(bytes)], token).expect(200)).body.data;
const again = async (token = admin) =>
  (await asAdmin(cms, token).get('/admin/files/uploaded-again').expect(200)).body.data;
const digests = () => cms.strapi.db.connection(DIGESTS).select('sha256', 'file_id');

test('a file is known by the bytes that were sent, and by those that are stored', async () => {
  expect(await find(sent)).toEqual([]);
  const first = await upload(sent, 'first.jpg');
  const stored = readStored(first);
  expect(digest(stored)).not.toBe(digest(sent));
  const known = { id: first.id, name: 'first.jpg' };
  expect(await find(sent)).toEqual([{ ...known, sha256: digest(sent) }]);
  expect(await find(stored)).toEqual([{ ...known, sha256: digest(stored) }]);
  expect(await find(await plain().png().toBuffer())).toEqual([]);
});

test('uploading it again names the earlier one, under any name', async () => {
  const first = await upload(sent, 'first.jpg');
  expect(await again()).toEqual([]);
  const second = await upload(sent, 'second.png');
  expect(await again()).toEqual([
    { file: { id: second.id, name: 'second.png' }, earlier: { id: first.id, name: 'first.jpg' } },
  ]);
  // The oldest is the one to use.
  expect(await find(sent)).toMatchObject([{ id: first.id }]);
  expect(await again(author)).toEqual([]);
});

test('a downloaded picture that is uploaded again is noticed', async () => {
  const first = await upload(await plain().webp().toBuffer(), 'first.webp');
  const second = await upload(readStored(first), 'downloaded.webp');
  expect(await again()).toMatchObject([{ file: { id: second.id }, earlier: { id: first.id } }]);
});

test('a replaced file is known by its new bytes only, and a deleted one not at all', async () => {
  const file = await upload(sent, 'first.jpg');
  const other = await plain().jpeg().toBuffer();
  await sendFile(cms, admin, `/upload?id=${file.id}`, other, 'other.jpg').expect(200);
  expect(await find(sent)).toEqual([]);
  expect(await find(other)).toMatchObject([{ id: file.id }]);
  await asAdmin(cms, admin).delete(`/upload/files/${file.id}`).expect(200);
  expect(await digests()).toEqual([]);
});

test('several files of one form are told apart', async () => {
  const other = await plain().png().toBuffer();
  const { body } = await sendFile(cms, admin, '/upload', sent, 'a.jpg')
    .attach('files', other, { filename: 'b.png' })
    .expect(201);
  expect(await find(sent)).toMatchObject([{ id: body[0].id, name: 'a.jpg' }]);
  expect(await find(other)).toMatchObject([{ id: body[1].id, name: 'b.png' }]);
});

test('files that were stored before are recorded at the next start', async () => {
  const file = await upload(sent, 'first.jpg');
  const lost = await upload(await plain().png().toBuffer(), 'lost.png');
  fs.rmSync(path.join(cms.strapi.dirs.static.public, lost.url));
  await cms.strapi.db.connection(DIGESTS).delete();
  expect(await fillDigests(cms.strapi)).toBe(1);
  expect(await digests()).toEqual([{ sha256: digest(readStored(file)), file_id: file.id }]);
  expect(await fillDigests(cms.strapi)).toBe(0);
});

test('only files that the role may see are named', async () => {
  await upload(sent, 'secret.jpg');
  // Authors see their own files.
  expect(await find(sent, author)).toEqual([]);
  const own = await upload(sent, 'own.jpg', author);
  expect(await find(sent, author)).toMatchObject([{ id: own.id, name: 'own.jpg' }]);
  expect(await again(author)).toEqual([]);
  await ask([digest(sent)], '').expect(401);
  const role = await asAdmin(cms, moderator).get('/admin/files/uploaded-again');
  expect([200, 403]).toContain(role.status);
});

test('a question has a limited number of digests, and nothing else', async () => {
  const many = Array.from({ length: 51 }, () => digest(sent));
  for (const wrong of [undefined, 'a', ['a'], [digest(sent).toUpperCase()], many, [{ a: 1 }]])
    await ask(wrong).expect(400);
  expect((await ask([]).expect(200)).body.data).toEqual([]);
});

test('it takes the same time with 10,000 files', async () => {
  const { connection: knex } = cms.strapi.db;
  const rows = Array.from({ length: 20_000 }, (_, number) => ({
    sha256: createHash('sha256').update(String(number)).digest('hex'),
    file_id: 1_000_000 + (number >> 1),
  }));
  for (let start = 0; start < rows.length; start += 400)
    await knex(DIGESTS).insert(rows.slice(start, start + 400));
  const file = await upload(sent, 'first.jpg');
  const began = performance.now();
  expect(await find(sent)).toMatchObject([{ id: file.id }]);
  expect(performance.now() - began).toBeLessThan(1000);
  await knex(DIGESTS).where('file_id', '>=', 1_000_000).delete();
});
