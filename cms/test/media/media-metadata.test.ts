import fs from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { sendFile } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
});
afterAll(() => cms.stop());

const MEDIA = path.resolve(__dirname, '../../content/media');
/** A film followed by a box in which a camera stores where it was recorded. */
function film(): Buffer {
  const metadata = Buffer.concat([
    Buffer.from('\0\0\0\0uuid', 'latin1'),
    Buffer.alloc(16, 7),
    Buffer.from('SECRET +52.5+13.4/'),
  ]);
  metadata.writeUInt32BE(metadata.length);
  return Buffer.concat([fs.readFileSync(path.join(MEDIA, 'eye-break.mp4')), metadata]);
}

const post = (to: string, bytes: Buffer, filename: string) => sendFile(cms, admin, to, bytes, filename);
const served = async (url: string): Promise<Buffer> =>
  (await request(cms.server).get(url).buffer(true).responseType('blob').expect(200)).body;

test('a film that is uploaded or replaces another is stored without its metadata', async () => {
  const sent = film();
  const expectBlanked = async ({ url, mime }: { url: string; mime: string }) => {
    const stored = await served(url);
    expect(mime).toBe('video/mp4');
    expect(stored).toHaveLength(sent.length);
    expect([sent.includes('SECRET'), stored.includes('SECRET')]).toEqual([true, false]);
    const pictures = sent.indexOf('mdat');
    expect(stored.subarray(pictures, -60).equals(sent.subarray(pictures, -60))).toBe(true);
  };
  const { body } = await post('/upload', sent, 'walk.mp4').expect(201);
  await expectBlanked(body[0]);
  const replaced = await post(`/upload?id=${body[0].id}`, sent, 'walk-again.mp4').expect(200);
  await expectBlanked(replaced.body);
});

test('does not change the imported file itself', async () => {
  const mine = path.join(cms.dataDir, 'mine.mp4');
  fs.writeFileSync(mine, film());
  await cms.strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: 'mine.mp4' } },
      files: { filepath: mine, originalFilename: 'mine.mp4', mimetype: 'video/mp4', size: 1 },
    });
  expect(fs.readFileSync(mine).equals(film())).toBe(true);
});
