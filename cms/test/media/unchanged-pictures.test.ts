import fs from 'node:fs';
import path from 'node:path';
import type { UploadOptions } from '../../src/platform/uploads/library-services';
import { bootCms, type Cms } from '../support/harness';

const IMAGES = path.resolve(__dirname, '../../content/images');

interface Format {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  url: string;
  width: number;
  height: number;
  size: number;
  sizeInBytes: number;
}
interface Uploaded {
  width: number;
  height: number;
  size: number;
  hash: string;
  url: string;
  formats: Record<string, Format> | null;
}

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

async function upload(file: string, options?: UploadOptions): Promise<Uploaded> {
  const filepath = path.join(IMAGES, file);
  const service: { upload(given: object, options?: UploadOptions): Promise<Uploaded[]> } = cms.strapi
    .plugin('upload')
    .service('upload');
  const files = {
    filepath,
    originalFilename: file,
    mimetype: 'image/webp',
    size: fs.statSync(filepath).size,
  };
  const [uploaded] = await service.upload({ data: { fileInfo: { name: file } }, files }, options);
  if (!uploaded) throw new Error(`${file} was not uploaded`);
  return uploaded;
}

/** The properties of a picture's widths that do not depend on chance or the encoder. */
const getShape = ({ formats, hash }: Uploaded) =>
  Object.fromEntries(
    Object.entries(formats ?? {}).map(([key, { size, sizeInBytes, url, hash: own, ...rest }]) => [
      key,
      {
        ...rest,
        hash: own.replace(hash, 'HASH'),
        url: url.replace(hash, 'HASH'),
        sized: Math.abs(size - sizeInBytes / 1000) < 0.01,
      },
    ]),
  );
const stored = (url: string) => fs.readFileSync(path.join(cms.strapi.dirs.static.public, url));

/** From a picture with all widths to one with only a thumbnail and the smallest width. */
test.each(['hub-sleep.webp', 'tile-insomnia.webp'])(
  '%s gets the same widths as from Strapi',
  async (file) => {
    const strapis = await upload(file);
    const quick = await upload(file, { unchanged: true });
    expect(Object.keys(getShape(quick)).length).toBeGreaterThan(1);
    expect(getShape(quick)).toEqual(getShape(strapis));
    expect(stored(quick.url)).toEqual(fs.readFileSync(path.join(IMAGES, file)));
    for (const [key, { url, sizeInBytes }] of Object.entries(quick.formats ?? {})) {
      expect(stored(url).length).toBe(sizeInBytes);
      expect(sizeInBytes).toBeLessThan(1.2 * (strapis.formats?.[key]?.sizeInBytes ?? 0));
    }
  },
);

test('creates widths of a picture whose file the store has already moved', async () => {
  const service: { generateResponsiveFormats(file: object): Promise<{ key: string }[]> } = cms.strapi
    .plugin('upload')
    .service('image-manipulation');
  const file = {
    name: 'sleep.webp',
    hash: 'sleep',
    ext: '.webp',
    mime: 'image/webp',
    tmpWorkingDirectory: fs.mkdtempSync(path.join(cms.dataDir, 'incoming-')),
    width: 1600,
    height: 533,
    getStream: () => fs.createReadStream(path.join(IMAGES, 'hub-sleep.webp')),
  };
  const { storeUnchanged } = strapiHost.requireCompiled('src/platform/uploads/unchanged');
  const made = await storeUnchanged(() => service.generateResponsiveFormats(file));
  expect(made.map(({ key }) => key)).toEqual(['large', 'medium', 'small', 'xsmall']);
});

test('creates only a thumbnail when responsive dimensions are switched off', async () => {
  const settings: { getSettings(): Promise<object>; setSettings(value: object): Promise<void> } = cms.strapi
    .plugin('upload')
    .service('upload');
  const before = await settings.getSettings();
  await settings.setSettings({ ...before, responsiveDimensions: false });
  const { formats } = await upload('hub-sleep.webp', { unchanged: true });
  await settings.setSettings(before);
  expect(Object.keys(formats ?? {})).toEqual(['thumbnail']);
});

test('rewrites what others upload at the same time', async () => {
  const [unchanged, rewritten] = await Promise.all([
    upload('hub-sleep.webp', { unchanged: true }),
    upload('hub-sleep.webp'),
  ]);
  const master = fs.readFileSync(path.join(IMAGES, 'hub-sleep.webp'));
  expect(stored(unchanged.url)).toEqual(master);
  expect(stored(rewritten.url)).not.toEqual(master);
});
