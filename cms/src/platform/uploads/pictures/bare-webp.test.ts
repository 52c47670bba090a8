import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { isBareWebp } from './bare-webp';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-webp-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const red = () => sharp({ create: { width: 9, height: 7, channels: 4, background: '#ff000080' } });
async function isBare(bytes: Buffer | Promise<Buffer>): Promise<boolean> {
  const file = path.join(folder, 'picture.webp');
  fs.writeFileSync(file, await bytes);
  return isBareWebp(file);
}

test.each([
  ['lossy', red().webp()],
  ['lossless', red().webp({ lossless: true })],
  ['with a colour profile', red().withIccProfile('p3').webp()],
])('accepts one that is %s', async (_what, picture) => {
  expect(await isBare(picture.toBuffer())).toBe(true);
});

test('refuses one with EXIF or XMP', async () => {
  expect(
    await isBare(
      red()
        .withExif({ IFD0: { Copyright: 'Me' } })
        .webp()
        .toBuffer(),
    ),
  ).toBe(false);
  expect(await isBare(red().withXmp('<x/>').webp().toBuffer())).toBe(false);
});

test('refuses one with bytes after its end, cut off, or of another format', async () => {
  const bytes = await red().webp().toBuffer();
  expect(await isBare(Buffer.concat([bytes, Buffer.from('more')]))).toBe(false);
  expect(await isBare(bytes.subarray(0, -1))).toBe(false);
  expect(await isBare(red().png().toBuffer())).toBe(false);
  expect(await isBare(Buffer.alloc(0))).toBe(false);
});
