import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { sendFile } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { animation, plain } from '../support/content/picture-files';
import { loginAsAdmin } from '../support/members/sign-in';

/** The address of a replaced file stays, with its extension: the content must match the extension. */

interface Stored {
  id: number;
  name: string;
  url: string;
  ext: string;
  mime: string;
  formats: Record<string, { url: string; mime: string; ext: string }> | null;
}

let cms: Cms;
let admin: string;

beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
});
afterAll(() => cms.stop());

const post = (to: string, bytes: Buffer, filename: string) => sendFile(cms, admin, to, bytes, filename);
const onDisk = (url: string) => fs.readFileSync(path.join(cms.strapi.dirs.static.public, url));

const transparent = () =>
  sharp({ create: { width: 900, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } });
const moving = () => animation(400, 300, 3).gif({ delay: [100, 200, 300] });
const PICTURES = {
  jpg: () => plain().jpeg(),
  png: () => plain().png(),
  webp: () => plain().webp(),
  gif: () => plain().gif(),
  avif: () => plain().avif({ effort: 0 }),
};
const FORMATS: Record<string, string> = { '.jpg': 'jpeg', '.png': 'png', '.webp': 'webp', '.gif': 'gif' };

async function replaced(before: Buffer, name: string, after: Buffer, other: string) {
  const [{ id, url }]: [Stored] = (await post('/upload', before, name).expect(201)).body;
  const { status, body } = await post(`/upload?id=${id}`, after, other);
  return { url, before, status, body: body as Stored & { error: { message: string } } };
}

describe('a picture that replaces one of another format', () => {
  test.each([
    ['webp', 'jpg'],
    ['webp', 'png'],
    ['webp', 'gif'],
    ['jpg', 'png'],
    ['jpg', 'avif'],
    ['png', 'webp'],
    ['gif', 'gif'],
  ] as const)('a .%s replaced by a .%s is stored in the format of its address', async (was, comes) => {
    const { status, body, url } = await replaced(
      await PICTURES[was]().toBuffer(),
      `old-${was}-${comes}.${was}`,
      await PICTURES[comes]().toBuffer(),
      `new.${comes}`,
    );
    expect(status).toBe(200);
    const mime = `image/${FORMATS[`.${was}`]}`;
    expect(body).toMatchObject({ url, name: `new.${was}`, ext: `.${was}`, mime });
    const widths = Object.values(body.formats ?? {});
    for (const file of [body, ...widths]) {
      expect([file.mime, path.extname(file.url)]).toEqual([mime, `.${was}`]);
      expect((await sharp(onDisk(file.url)).metadata()).format).toBe(FORMATS[`.${was}`]);
    }
    const served = await request(cms.server).get(url).expect(200);
    expect(served.headers['content-type']).toBe(mime);
  });

  test('frames and transparency are preserved if the format supports them', async () => {
    const webp = await PICTURES.webp().toBuffer();
    const first = await replaced(webp, 'still.webp', await moving().toBuffer(), 'moves.gif');
    expect([first.status, (await sharp(onDisk(first.url)).metadata()).pages]).toEqual([200, 3]);
    const second = await replaced(webp, 'full.webp', await transparent().png().toBuffer(), 'glass.png');
    expect([second.status, (await sharp(onDisk(second.url)).metadata()).hasAlpha]).toEqual([200, true]);
  });

  test.each([
    ['jpg', 'png', () => transparent().png(), 'is transparent, which a JPEG picture cannot be'],
    ['jpg', 'gif', moving, 'moves, which a JPEG picture cannot'],
    ['png', 'gif', moving, 'moves, which a PNG picture cannot'],
    ['gif', 'jpg', PICTURES.jpg, 'has more colours than a GIF picture can have'],
  ] as const)(
    'a .%s is not replaced by a .%s that would lose something',
    async (was, comes, after, reason) => {
      const { status, body, url } = await replaced(
        await PICTURES[was]().toBuffer(),
        `kept.${was}`,
        await after().toBuffer(),
        `other.${comes}`,
      );
      expect([status, body.error?.message]).toEqual([
        400,
        `other.${comes} ${reason}. Upload it as a new file, and use that instead of “kept.${was}”.`,
      ]);
      expect((await sharp(onDisk(url)).metadata()).format).toBe(FORMATS[`.${was}`]);
    },
  );

  test('a name given by the editor is kept, with the extension of the file', async () => {
    const [{ id }] = (await post('/upload', await PICTURES.webp().toBuffer(), 'first.webp').expect(201)).body;
    const give = async (name: string) => {
      const { body } = await post(`/upload?id=${id}`, await PICTURES.jpg().toBuffer(), 'second.jpg').field(
        'fileInfo',
        JSON.stringify({ name }),
      );
      return body.name;
    };
    expect(await give('A room.jpg')).toBe('A room.webp');
    expect(await give('Room no. 5')).toBe('Room no. 5');
  });
});

test('a recording can only be replaced by one of the same format', async () => {
  const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
  const ogg = Buffer.concat([
    Buffer.from('OggS\0\x02'),
    Buffer.alloc(22),
    Buffer.from('\x01vorbis'),
    Buffer.alloc(60),
  ]);
  const { status, body } = await replaced(Buffer.concat([mp3, mp3]), 'walk.mp3', ogg, 'walk.ogg');
  expect([status, body.error?.message]).toEqual([
    400,
    '“walk.mp3” is of type audio/mpeg, but the new file is of type audio/ogg. Upload it as a separate file.',
  ]);
});
