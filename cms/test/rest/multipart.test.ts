import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { refusal } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-multipart-'));

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off', TMPDIR: temporary });
  admin = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(async () => {
  await cms.stop();
  fs.rmSync(temporary, { recursive: true });
});
// However a request was refused, none of its files may stay.
afterEach(() => {
  const left = fs.readdirSync(temporary);
  if (left.length > 0) throw new Error(`These files stayed in the temporary folder: ${left.join(', ')}.`);
});

const send = (path: string, type: string, body: string) =>
  request(cms.server).post(path).set('content-type', type).send(body).timeout(10_000);

const BROKEN: [string, string, string][] = [
  ['no boundary', 'multipart/form-data', 'x'],
  ['no parts', 'multipart/form-data; boundary=x', 'x'],
  [
    'an unterminated part',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut',
  ],
  // The parser would never finish.
  ['an invalid boundary line', 'multipart/form-data; boundary=x', '--x garbage'],
];

describe.each(BROKEN)('a multipart form with %s', (_what, type, body) => {
  test.each(['/api/unsubscribe?token=x', '/api/subscribe/confirm?token=x'])(
    'is ignored if the token is in the link: %s',
    async (path) => {
      const read = await request(cms.server).post(path).expect(400);
      await send(path, type, body).expect(400, read.body);
    },
  );

  test.each([
    ['/api/blogs', 405],
    ['/api/nowhere', 404],
  ])('is not parsed by routes without POST: %s', async (path, status) => {
    await send(path, type, body).expect(status);
  });

  test.each([
    '/admin/login',
    '/content-manager/content-types',
    '/upload/folders',
    '/upload/actions/bulk-move',
  ])('gets 415 from routes that accept no files: %s', async (path) => {
    await send(path, type, body).expect(
      415,
      refusal('This address does not accept files. Send JSON (Content-Type: application/json).'),
    );
  });
});

describe('a form with files', () => {
  const png = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const upload = (path = '/upload') => request(cms.server).post(path).auth(admin, { type: 'bearer' });
  const message = (words: string) => ({ error: { message: expect.stringContaining(words) } });

  test.each(BROKEN.slice(0, 3))('with %s gets 400', async (_what, type, body) => {
    const error = jest.spyOn(cms.strapi.log, 'error');
    const response = await upload().set('content-type', type).send(body).timeout(10_000).expect(400);
    expect(response.body).toMatchObject(message('The form is not well-formed.'));
    expect(error).not.toHaveBeenCalled();
  });

  test('is stored if an editor sends it to the right route', async () => {
    const { body } = await upload()
      .attach('files', await png(), 'red.png')
      .expect(201);
    expect(body).toMatchObject([{ name: 'red.png', mime: 'image/png', width: 8 }]);
  });

  test('is stored where the admin’s media library sends it, and its description changed', async () => {
    const info = { name: 'red.png', alternativeText: 'A red square', caption: null };
    const { body: file } = await upload('/upload/files')
      .attach('files', await png(), 'red.png')
      .field('fileInfo', JSON.stringify(info))
      .expect(201);
    expect(file).toMatchObject({ ...info, mime: 'image/png', width: 8 });
    const described = { ...info, caption: 'Red' };
    const { body } = await request(cms.server)
      .put(`/upload/files/${file.id}`)
      .auth(admin, { type: 'bearer' })
      .field('fileInfo', JSON.stringify(described))
      .expect(200);
    expect(body).toMatchObject({ id: file.id, ...described, url: file.url });
  });

  test('of a guest gets 401 where the admin’s media library sends it', async () => {
    const guest = request(cms.server);
    for (const form of [guest.post('/upload/files'), guest.put('/upload/files/1')])
      expect((await form.attach('files', await png(), 'x.png')).status).toBe(401);
  });

  test('without a picture’s content gets 400 where the admin’s media library sends it', async () => {
    const { body } = await upload('/upload/files')
      .attach('files', Buffer.from('<p>no picture'), 'photo.heic')
      .expect(400);
    expect(body).toMatchObject(message('photo.heic'));
  });

  test.each(['x', 'files'])('of a guest gets 401, whatever its field is called: %s', async (field) => {
    const { body } = await request(cms.server)
      .post('/upload')
      .attach(field, await png(), 'x.png')
      .expect(401);
    expect(body).toMatchObject(message('sign in'));
  });

  test.each(BROKEN)('of a guest is not parsed: with %s it gets 401 too', async (_what, type, body) => {
    await send('/upload', type, body).expect(401);
  });

  test('with the token of an expired session is not parsed', async () => {
    const token = await loginAsAdmin(cms, 'strapi-author');
    await request(cms.server).post('/admin/logout').auth(token, { type: 'bearer' }).expect(200);
    const form = request(cms.server).post('/upload').auth(token, { type: 'bearer' });
    form.attach('files', await png(), 'x.png');
    await form.expect(401);
  });

  test('in a field that is not for files leaves no file', async () => {
    const form = upload().attach('picture', await png(), 'red.png');
    await form.expect(400);
  });

  test('with too many files gets 413', async () => {
    const form = upload();
    for (let count = 0; count <= 20; count += 1) form.attach('files', Buffer.from('x'), `${count}.png`);
    expect((await form.expect(413)).body).toMatchObject(message('20 files at most'));
  });

  test('that is too large gets 413 before it is parsed', async () => {
    const { body } = await upload()
      .set({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(200 * 1024 * 1024) })
      .expect(413);
    expect(body).toMatchObject(message('100 MB together'));
  });

  test('that describes a file and has one in it gets 413', async () => {
    const { body } = await request(cms.server)
      .put('/upload/files/1')
      .auth(admin, { type: 'bearer' })
      .attach('files', Buffer.alloc(300 * 1024), 'red.png')
      .expect(413);
    expect(body).toMatchObject(message('a few sentences'));
  });

  test('of unknown size gets 411', async () => {
    const chunked = upload().set('content-type', 'multipart/form-data; boundary=x');
    chunked.write('--x--');
    await chunked.expect(411);
  });
});
