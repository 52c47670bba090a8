import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { inRoot } from '../lib/files/root.ts';
import { blackPng, gifWithFrames } from './images.ts';

interface Picture {
  metadata(): Promise<{ format?: string; width?: number; height?: number; pages?: number }>;
}
const sharp = createRequire(inRoot('cms/package.json'))('sharp') as (
  bytes: Buffer,
  options?: object,
) => Picture;

test('creates a small, decodable PNG with very many pixels', async () => {
  const png = blackPng(16_000, 16_000);
  assert.ok(png.length < 40_000);
  const { format, width, height } = await sharp(png, { limitInputPixels: false }).metadata();
  assert.deepEqual({ format, width, height }, { format: 'png', width: 16_000, height: 16_000 });
});

test('creates a GIF with very many frames', async () => {
  const { format, pages } = await sharp(gifWithFrames(1000), { animated: true }).metadata();
  assert.deepEqual({ format, pages }, { format: 'gif', pages: 1000 });
});
