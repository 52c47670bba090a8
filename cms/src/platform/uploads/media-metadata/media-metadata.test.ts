import fs from 'node:fs';
import path from 'node:path';
import { blankMp3 } from './mp3';
import { blankMp4 } from './mp4';
import { blankWav } from './wav';

const text = (words: string) => Buffer.from(words, 'latin1');
const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, 4 * at));
  return bytes;
};
const box = (type: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content);
  return Buffer.concat([u32(8 + inside.length), text(type), inside]);
};
const longBox = (type: string, content: Buffer) =>
  Buffer.concat([u32(1), text(type), u32(0, 16 + content.length), content]);

const PLACE = text('+52.5200+013.4050/');
const TIME = 0xdeadbeef;
const handler = (type: string) => box('hdlr', u32(0, 0), text(type), Buffer.alloc(12));
const tables = (chunks: number[], sizes: number[]) =>
  box(
    'minf',
    box(
      'stbl',
      box('stco', u32(0, chunks.length, ...chunks)),
      box('stsc', u32(0, 1, 1, sizes.length, 1)),
      box('stsz', u32(0, 0, sizes.length, ...sizes)),
    ),
  );
const track = (type: string, ...more: Buffer[]) =>
  box(
    'trak',
    box('tkhd', u32(0, TIME, TIME, 1)),
    box('mdia', box('mdhd', u32(0, TIME, TIME, 600)), handler(type), ...more),
  );

const MEDIA = Buffer.concat([text('pictures'), PLACE, text('sounds')]);
/** A film with a third track that logs locations, and with all types of tags. */
function film(): Buffer {
  const mdat = box('mdat', MEDIA);
  const head = box('ftyp', text('isom'));
  const placeAt = head.length + 8 + text('pictures').length;
  return Buffer.concat([
    head,
    mdat,
    box(
      'moov',
      box('mvhd', u32(0, TIME, TIME, 600)),
      track('vide'),
      track('soun'),
      track('meta', tables([placeAt], [PLACE.length])),
      box('udta', box('©xyz', PLACE)),
      longBox('meta', PLACE),
    ),
    box('uuid', Buffer.alloc(16, 7), PLACE),
  ]);
}

test('blanks locations, times and logs in a film, and preserves pictures, sounds and their positions in the file', () => {
  const before = film();
  const after = film();
  blankMp4(after);
  expect(after).toHaveLength(before.length);
  expect(before.includes(PLACE)).toBe(true);
  expect(after.includes(PLACE)).toBe(false);
  expect(after.includes(u32(TIME))).toBe(false);
  expect([after.indexOf('pictures'), after.indexOf('sounds')]).toEqual([
    before.indexOf('pictures'),
    before.indexOf('sounds'),
  ]);
  expect([after.includes('vide'), after.includes('soun'), after.includes('udta')]).toEqual([
    true,
    true,
    false,
  ]);
  const again = Buffer.from(after);
  blankMp4(again);
  expect(again.equals(after)).toBe(true);
});

test.each([
  ['is cut off', (file: Buffer) => file.subarray(0, -40)],
  ['has a box longer than the file', () => Buffer.concat([u32(0xffffffff), text('moov'), PLACE])],
  ['has a box of size zero', () => Buffer.concat([u32(4), text('moov')])],
  ['has ten thousand boxes', () => Buffer.concat(Array.from({ length: 20_000 }, () => box('free')))],
  ['is empty', () => Buffer.alloc(0)],
])('processes a film that %s without an error', (_what, change) => {
  expect(() => blankMp4(Buffer.from(change(film())))).not.toThrow();
});

test.each(
  fs
    .readdirSync(path.resolve(__dirname, '../../../../content/media'))
    .filter((name) => name.endsWith('.mp4')),
)('changes no picture of %s', (name) => {
  const before = fs.readFileSync(path.resolve(__dirname, '../../../../content/media', name));
  const after = Buffer.from(before);
  blankMp4(after);
  const media = (file: Buffer) => file.subarray(before.indexOf('mdat'));
  expect(media(after).equals(media(before))).toBe(true);
  expect(after.includes('udta')).toBe(false);
  expect(after.indexOf('stco')).toBe(before.indexOf('stco'));
});

test('empties the tags at both ends of an MP3 file and leaves the sound', () => {
  const sound = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(400, 9)]);
  const frames = text('TPE1 Maria Alvarez, Berlin');
  const ape = Buffer.concat([text('Place=Berlin'), text('APETAGEX'), Buffer.alloc(24)]);
  ape.writeUInt32LE(ape.length, ape.length - 20);
  const last = Buffer.concat([text('TAG'), text('Maria Alvarez'), Buffer.alloc(112)]);
  const file = Buffer.concat([
    text('ID3'),
    Buffer.from([4, 0, 0x80, 0, 0, 0, frames.length]),
    frames,
    sound,
    ape,
    last,
  ]);
  const length = file.length;
  blankMp3(file);
  expect(file).toHaveLength(length);
  expect([file.includes('Maria'), file.includes('Berlin'), file.includes('TAG')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(file.includes(sound)).toBe(true);
  expect(file.toString('latin1', 0, 3)).toBe('ID3');
});

test('blanks the chunks of a WAV file that are not sound', () => {
  const chunk = (id: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([text(id), size, content, Buffer.alloc(content.length % 2)]);
  };
  const sound = [chunk('fmt ', Buffer.alloc(16, 1)), chunk('data', Buffer.alloc(64, 5))] as const;
  const metadata = [chunk('LIST', text('INFOIART Maria')), chunk('bext', text('Berlin, 9 am'))] as const;
  const file = Buffer.concat([
    text('RIFF'),
    Buffer.alloc(4),
    text('WAVE'),
    metadata[0],
    ...sound,
    metadata[1],
  ]);
  blankWav(file);
  expect([file.includes('Maria'), file.includes('Berlin'), file.includes(Buffer.concat(sound))]).toEqual([
    false,
    false,
    true,
  ]);
});
