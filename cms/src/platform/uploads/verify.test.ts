import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { verifyFile } from './verify';

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

async function verify(name: string, bytes: Buffer) {
  const filepath = path.join(folder, name);
  await fs.writeFile(filepath, bytes);
  return verifyFile({ filepath, originalFilename: name });
}

/** The first box of a file in the format of MP4, AVIF and HEIC. */
const fileType = (brand: string): Buffer =>
  Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');

test.each(['heic', 'mif1', 'hevc'])('says how to save a HEIC picture (%s) otherwise', async (brand) => {
  expect(await verify('holiday.jpg', fileType(brand))).toEqual({
    refusal: expect.stringMatching(/^holiday\.jpg is a HEIC picture, .* save it as JPEG and upload that\./),
  });
});

test('names what can be uploaded instead of a file of another type', async () => {
  expect(await verify('page.html', Buffer.from('<p>Hello</p>'))).toEqual({
    refusal: expect.stringContaining('Upload a JPEG, PNG, WebP, GIF or AVIF picture'),
  });
});
