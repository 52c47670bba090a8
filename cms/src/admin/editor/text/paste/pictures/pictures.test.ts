/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detachPictures } from './embedded-pictures';
import type { EncodedPicture } from './held-pictures';
import { readRtfPictures } from './rtf-pictures';

const LONG = 'A'.repeat(200);

function detach(html: string, rtf = '') {
  const held: EncodedPicture[] = [];
  const result = detachPictures(
    html,
    () => rtf,
    (picture) => `blob:${held.push(picture)}`,
  );
  return { result, held };
}

const sample = (name: string) => readFileSync(join(__dirname, '../fixtures', name), 'utf8');

test('takes pictures out of the markup, and leaves spacers behind', () => {
  const { result, held } = detach(
    `<p><img alt="a" src="data:image/png;base64,${LONG}"><img src='data:image/jpeg;base64,${LONG}'><img src="data:image/gif;base64,R0lGOD"></p>`,
  );
  expect(result).toBe('<p><img alt="a" src="blob:1"><img src="blob:2"><img src=""></p>');
  expect(held).toEqual([
    { type: 'image/png', text: LONG, encoding: 'base64' },
    { type: 'image/jpeg', text: LONG, encoding: 'base64' },
  ]);
});

test('finds the pictures of a word processor in its RTF, since those of its HTML are files', () => {
  const { result, held } = detach(sample('libreoffice-writer.html'), sample('libreoffice-writer.rtf'));
  expect(result).toContain('<img src="blob:1" name="Window" alt="A window"');
  expect(result).not.toContain('file:');
  expect(held).toHaveLength(1);
  expect(held[0]).toMatchObject({ type: 'image/png', encoding: 'hex' });
  expect(held[0]?.text).toMatch(/^89504e470d0a1a0a/);
});

test('matches nothing if HTML and RTF have different numbers of pictures', () => {
  const html = '<img src="file:///a.png"><img src=file:///b.png>';
  expect(detach(html, sample('libreoffice-writer.rtf'))).toEqual({ result: html, held: [] });
});

test('reads pictures of RTF in their order, without bullets and copies for old programs', () => {
  const picture = (blip: string, hex: string) => `{\\pict{\\*\\picprop x}\\picw24\\${blip}\n${hex}}`;
  const rtf = String.raw`{\rtf1 {\*\listpicture${picture('pngblip', 'aa')}} a\{b {\*\shppict ${picture('jpegblip', 'FF\nD8')}}{\nonshppict ${picture('wmetafile8', '01')}} ${picture('emfblip', '02')} {\bin4 }}}}`;
  expect(readRtfPictures(rtf)).toEqual([{ type: 'image/jpeg', text: 'FFD8', encoding: 'hex' }, undefined]);
  expect(readRtfPictures('}}{\\pict')).toEqual([]);
});
