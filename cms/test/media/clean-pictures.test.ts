import fs from 'node:fs';
import path from 'node:path';
import { cleanPictures } from '../../src/cli/content-files/media/clean-pictures';
import { sendFile } from '../support/cms/as-admin';
import { ContentRun, messages } from '../support/content/content-run';
import { bootCms, type Cms } from '../support/harness';
import { photo, plain } from '../support/content/picture-files';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
let run: ContentRun;

beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  run = new ContentRun(cms);
});
afterAll(() => cms.stop());

const inStore = (url: string) => path.join(cms.strapi.dirs.static.public, url);

/** Stored unchanged, without today's processing of uploads. */
const storedBefore = async (bytes: Buffer, name: string) => {
  const { body } = await sendFile(cms, admin, '/upload', await plain().jpeg().toBuffer(), name).expect(201);
  const file: { id: number; url: string } = body[0];
  fs.writeFileSync(inStore(file.url), bytes);
  return file;
};

test('rotates them, removes metadata, and preserves addresses and descriptions', async () => {
  const bytes = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const file = await storedBefore(bytes, 'from-a-phone.jpg');
  const service: { updateFileInfo(id: number, info: object): Promise<unknown> } = cms.strapi
    .plugin('upload')
    .service('upload');
  await service.updateFileInfo(file.id, { alternativeText: 'A bridge', caption: 'Ada' });

  expect(await cleanPictures(cms.strapi)).toEqual({ cleaned: ['from-a-phone.jpg'], skipped: [] });
  const [after] = await run.media({ name: 'from-a-phone.jpg' });
  expect(after).toMatchObject({
    id: file.id,
    url: file.url,
    alternativeText: 'A bridge',
    caption: 'Ada',
    width: 500,
    height: 900,
  });
  const widths: { url: string }[] = Object.values(after.formats);
  for (const { url } of [after, ...widths]) {
    expect(fs.readFileSync(inStore(url), 'latin1')).not.toMatch(/SECRET|Exif/);
  }
  expect(await cleanPictures(cms.strapi)).toEqual({ cleaned: [], skipped: [] });
});

test('skips missing or broken files and reports them', async () => {
  const missing = await storedBefore(Buffer.from('gone'), 'missing.jpg');
  fs.rmSync(inStore(missing.url));
  const broken = await storedBefore((await photo().jpeg().toBuffer()).subarray(0, 3000), 'cut-off.jpg');
  const { cleaned, skipped } = await cleanPictures(cms.strapi);
  expect([cleaned, skipped]).toEqual([
    [],
    [
      { name: 'missing.jpg', reason: 'its file is missing from the store' },
      { name: 'cut-off.jpg', reason: expect.stringMatching(/broken/) },
    ],
  ]);
  expect(fs.readFileSync(inStore(broken.url))).toHaveLength(3000);
});

test('an import of the same file finds it again', async () => {
  const bytes = await photo().jpeg().toBuffer();
  const name = 'imported-before.jpg';
  const file = path.join(run.folder, 'a.md');
  fs.writeFileSync(path.join(run.folder, name), bytes);
  fs.writeFileSync(path.join(run.folder, 'images.yaml'), `${name}: { alt: "" }\n`);
  fs.writeFileSync(file, `---\ntitle: A\nslug: imported-before\nthumbnail: ${name}\n---\nText\n`);
  const imported = await run.importFiles([file]);
  expect([messages(imported), imported.uploaded]).toEqual([[], 1]);

  const [stored] = await run.media({ name });
  fs.writeFileSync(inStore(stored.url), bytes);
  expect((await cleanPictures(cms.strapi)).cleaned).toEqual([name]);
  const again = await run.importFiles([file]);
  expect([messages(again), again.uploaded]).toEqual([[], 0]);
});
