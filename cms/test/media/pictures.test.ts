import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { toPicture } from '../../src/blocks/picture';
import type { UploadOptions } from '../../src/platform/uploads/library-services';
import { sendFile } from '../support/cms/as-admin';
import { ContentRun, messages } from '../support/content/content-run';
import { bootCms, type Cms } from '../support/harness';
import { animation, bomb, photo, plain } from '../support/content/picture-files';
import { loginAsAdmin } from '../support/members/sign-in';

interface Stored {
  id: number;
  name: string;
  url: string;
  hash: string;
  mime: string;
  width: number;
  height: number;
  formats: Record<string, { url: string; width: number; height: number }>;
}

let cms: Cms;
let admin: string;
let run: ContentRun;

beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  run = new ContentRun(cms);
});
afterAll(() => cms.stop());

const post = (to: string, bytes: Buffer, filename: string) => sendFile(cms, admin, to, bytes, filename);

async function upload(bytes: Buffer, name: string): Promise<Stored> {
  const { body } = await post('/upload', bytes, name).expect(201);
  return body[0];
}

/** Replaces a picture of its own format; `replaced-files.test.ts` has the other formats. */
async function replace(bytes: Buffer, name: string): Promise<Stored> {
  const { format } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined }));
  const known = format === 'jpeg' || format === 'png' || format === 'gif' ? format : 'webp';
  const { id } = await upload(await plain().toFormat(known).toBuffer(), `before.${known}`);
  const { body } = await post(`/upload?id=${id}`, bytes, name).expect(200);
  return body;
}

/** With the content tool, as the thumbnail of an article. */
async function bring(bytes: Buffer, name: string): Promise<Stored> {
  const file = articleWith(bytes, name);
  const report = await run.importFiles([file]);
  expect([messages(report), report.uploaded]).toEqual([[], 1]);
  const again = await run.importFiles([file]);
  expect([messages(again), again.uploaded, again.written]).toEqual([[], 0, []]);
  return (await run.media({ name })).at(-1);
}

function articleWith(bytes: Buffer, name: string): string {
  const own = fs.mkdtempSync(path.join(run.folder, 'article-'));
  const slug = path.basename(own).toLowerCase();
  fs.writeFileSync(path.join(own, name), bytes);
  fs.writeFileSync(path.join(own, 'images.yaml'), `${JSON.stringify(name)}: { alt: "" }\n`);
  fs.writeFileSync(
    path.join(own, 'a.md'),
    `---\ntitle: A\nslug: ${slug}\nthumbnail: ${JSON.stringify(name)}\n---\nText\n`,
  );
  return path.join(own, 'a.md');
}

/** As the demonstration content is imported. */
async function seed(bytes: Buffer, name: string): Promise<Stored> {
  const filepath = path.join(fs.mkdtempSync(path.join(run.folder, 'seed-')), name);
  fs.writeFileSync(filepath, bytes);
  const files = {
    filepath,
    originalFilename: name,
    mimetype: `image/${path.extname(name).slice(1)}`,
    size: bytes.length,
  };
  const given = { data: { fileInfo: { name } }, files };
  const service: { upload(given: object, options: UploadOptions): Promise<[Stored]> } = cms.strapi
    .plugin('upload')
    .service('upload');
  const [stored] = await service.upload(given, { unchanged: true });
  return stored;
}

const WAYS_IN = { upload, replace, import: bring, seed };
const ways = Object.entries(WAYS_IN);

const onDisk = (url: string) => fs.readFileSync(path.join(cms.strapi.dirs.static.public, url));
const storedFiles = (file: Stored) =>
  [file, ...Object.values(file.formats ?? {})].map(({ url }) => onDisk(url));

describe.each(ways)('by %s', (way, take) => {
  const name = (extension: string) => `${way}-${extension.replaceAll('.', '')}.${extension}`;

  test.each([
    ['jpeg', photo().withMetadata({ orientation: 6 }).jpeg()],
    ['webp', photo().withMetadata({ orientation: 6 }).webp()],
  ])('a %s picture on its side is rotated in every width', async (extension, picture) => {
    const stored = await take(await picture.toBuffer(), `side-${name(extension)}`);
    expect(stored).toMatchObject({ width: 500, height: 900 });
    const widths = Object.values(stored.formats);
    expect(widths.length).toBeGreaterThan(1);
    for (const { url, width, height } of [stored, ...widths]) {
      const { data, info } = await sharp(onDisk(url)).greyscale().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, height > width]).toEqual([width, height, true]);
      // After a clockwise rotation, the left side is at the top.
      expect([data[0], data.at(-1)]).toEqual([expect.closeTo(255, -1), expect.closeTo(0, -1)]);
    }
  });

  test.each([
    ['jpeg', photo().jpeg()],
    ['png', photo().png()],
    ['webp', photo().webp()],
    ['avif', photo().avif({ effort: 0 })],
  ])('a %s picture loses its metadata', async (extension, picture) => {
    const bytes = await picture.toBuffer();
    expect(bytes.toString('latin1')).toContain('SECRET-PHONE');
    const stored = await take(bytes, name(extension));
    for (const file of storedFiles(stored)) {
      expect(file.toString('latin1')).not.toMatch(/SECRET|Exif|xmpmeta/);
    }
  });

  test('a GIF keeps its frames and loses its comments', async () => {
    const gif = await animation(400, 300, 3)
      .gif({ delay: [100, 200, 300], loop: 2 })
      .toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 6]), Buffer.from('SECRET'), Buffer.from([0])]);
    const bytes = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
    const stored = await take(bytes, name('gif'));
    expect(stored).toMatchObject({ mime: 'image/gif', width: 400, height: 300 });
    expect(onDisk(stored.url).toString('latin1')).not.toContain('SECRET');
    expect(await sharp(onDisk(stored.url)).metadata()).toMatchObject({
      pages: 3,
      delay: [100, 200, 300],
      loop: 2,
    });
  });

  test('an AVIF picture is converted to a format that is displayed', async () => {
    const stored = await take(await plain().avif({ effort: 0 }).toBuffer(), `shown-${name('avif')}`);
    expect(stored).toMatchObject({ mime: 'image/webp', width: 900, height: 600 });
    expect(Object.keys(stored.formats)).toEqual(expect.arrayContaining(['thumbnail', 'small', 'medium']));
    const served = await request(cms.server).get(stored.url).expect(200);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(toPicture(stored)).toMatchObject({ width: 900, height: 600 });
  });

  test('a picture with the wrong extension is stored as a picture', async () => {
    const stored = await take(await photo().png().toBuffer(), `wrong-${way}.mp4`);
    expect(stored).toMatchObject({ mime: 'image/png', width: 900, height: 500 });
    expect(onDisk(stored.url).toString('latin1')).not.toContain('SECRET');
  });
});

describe('pictures that are too large are refused with a message, and not stored', () => {
  const refusals: [string, () => Promise<Buffer>, string, RegExp][] = [
    ['256 megapixels', () => bomb(16_000), 'bomb.png', /^bomb\.png measures 16000 × 16000: reduce it to/],
    ['more than sharp reads', () => bomb(20_000), 'huge.png', /^huge\.png measures 20000 × 20000: /],
    ['501 frames', () => animation(2, 2, 501).gif().toBuffer(), 'long.gif', /^long\.gif has 501 frames: /],
    ['501 frames', () => animation(2, 2, 501).webp().toBuffer(), 'long.webp', /^long\.webp has 501 frames: /],
    [
      'half of it',
      async () => (await photo(1200, 800).jpeg().toBuffer()).subarray(0, 3000),
      'half.jpg',
      /^half\.jpg is broken or incomplete/,
    ],
    ['a header alone', async () => (await plain().png().toBuffer()).subarray(0, 20), 'head.png', /is broken/],
  ];
  const everything = async () => [
    fs.readdirSync(path.join(cms.strapi.dirs.static.public, 'uploads')).length,
    await run.media(),
  ];

  test.each(refusals)('by upload: %s', async (_what, picture, name, sentence) => {
    const before = await everything();
    const { body } = await post('/upload', await picture(), name).expect(400);
    expect(body.error.message).toMatch(sentence);
    expect(await everything()).toEqual(before);
  });

  test.each(refusals)('by replacing: %s', async (_what, picture, name, sentence) => {
    const file = await upload(await plain().png().toBuffer(), 'stays.png');
    const before = await everything();
    const { body } = await post(`/upload?id=${file.id}`, await picture(), name).expect(400);
    expect(body.error.message).toMatch(sentence);
    expect(await everything()).toEqual(before);
  });

  test.each(refusals.slice(0, 4))('by import: %s', async (_what, picture, name, sentence) => {
    const before = await everything();
    const report = await run.importFiles([articleWith(await picture(), name)]);
    expect(report.problems.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
    expect(await everything()).toEqual(before);
  });

  test('by the service that all uploads go through', async () => {
    await expect(seed(await bomb(16_000), 'bomb.png')).rejects.toThrow('measures 16000 × 16000');
  });

  test('as a logo of the admin', async () => {
    const { body } = await request(cms.server)
      .post('/admin/project-settings')
      .auth(admin, { type: 'bearer' })
      .attach('menuLogo', await bomb(16_000), 'bomb.png')
      .expect(400);
    expect(body.error.message).toMatch('measures 16000 × 16000');
  });
});

test('a logo of the admin loses its metadata', async () => {
  const { body } = await request(cms.server)
    .post('/admin/project-settings')
    .auth(admin, { type: 'bearer' })
    .attach('menuLogo', await photo(300, 200).png().toBuffer(), 'logo.png')
    .expect(200);
  expect(body.menuLogo).toMatchObject({ width: 300, height: 200 });
  expect(onDisk(body.menuLogo.url).toString('latin1')).not.toContain('SECRET');
});

describe('a long file name', () => {
  const LONG = 'a'.repeat(251);

  test.each(ways)('is accepted by %s', async (way, take) => {
    const name = `${LONG.slice(way.length)}${way}.png`;
    // A disk allows at most 255 letters.
    const stored = await take(await plain().png().toBuffer(), name.slice(-255));
    expect(stored.name).toBe(name.slice(-255));
    expect(storedFiles(stored).length).toBeGreaterThan(3);
  });

  test.each([
    ['of 300 letters', `${'a'.repeat(300)}.png`],
    ['of 300 emoji', `${'🌙'.repeat(300)}.png`],
    ['that becomes longer as an address', `${'ß'.repeat(240)}.png`],
  ])('%s is cut', async (_what, name) => {
    const stored = await upload(await plain().png().toBuffer(), name);
    expect(Array.from(stored.name).length).toBeLessThanOrEqual(255);
    expect(stored.name.endsWith('.png')).toBe(true);
    await request(cms.server).get(stored.url).expect(200);
  });

  test('with a long extension is stored with that of its actual type', async () => {
    const stored = await upload(await plain().png().toBuffer(), `a.${'b'.repeat(240)}`);
    expect(stored.url).toMatch(/\.png$/);
  });

  test('set later is shortened', async () => {
    const { id } = await upload(await plain().png().toBuffer(), 'short.png');
    const { body } = await request(cms.server)
      .put(`/upload/files/${id}`)
      .auth(admin, { type: 'bearer' })
      .send({ fileInfo: { name: `${'b'.repeat(400)}.png` } })
      .expect(200);
    expect(body.name).toBe(`${'b'.repeat(251)}.png`);
  });
});

test('imported pictures can be exported, imported and exported again without a change', async () => {
  await bring(await photo().avif({ effort: 0 }).toBuffer(), 'round.avif');
  await bring(await photo().jpeg().toBuffer(), `${'眠'.repeat(83)}.jpg`);
  // The same picture, once without a description and once as decoration.
  await upload(await photo().jpeg().toBuffer(), 'twin.jpg');
  await bring(await photo().jpeg().toBuffer(), 'twin.jpg');
  const exported = Object.keys(await run.roundTrip());
  expect(exported.filter((name) => name.endsWith('.avif'))).toEqual([]);
});
