import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPictureHeader } from './picture-header';
import { verifyFile } from '../verify';

let scratch: string;
beforeAll(() => (scratch = mkdtempSync(path.join(tmpdir(), 'header-'))));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A GIF with a frame of one pixel on a screen of this size. */
function getGif(width: number, height: number): string {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0]);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  const colours = [0, 0, 0, 255, 255, 255];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  const file = path.join(scratch, `${width}x${height}.gif`);
  writeFileSync(
    file,
    Buffer.concat([Buffer.from('GIF89a'), screen, Buffer.from([...colours, ...frame, 0x3b])]),
  );
  return file;
}

test('a GIF is as large as its screen, however small its frame', async () => {
  const header = { format: 'gif', width: 60_000, height: 60_000, frames: 1 };
  expect(await readPictureHeader(getGif(60_000, 60_000))).toEqual(header);
  expect(await readPictureHeader(getGif(1, 1))).toEqual({ ...header, width: 1, height: 1 });
});

test('refuses one that claims to be larger than the maximum', async () => {
  const file = { filepath: getGif(60_000, 60_000), originalFilename: 'large.gif' };
  expect((await verifyFile(file)).refusal).toMatch(/^large\.gif measures 60000 × 60000: /);
});
