import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { checkSha256, hashText } from '../../src/platform/backup/checked-stream';
import { createFolderStore } from '../../src/platform/backup/stores/folder-store';
import { createS3Store } from '../../src/platform/backup/stores/s3-store';
import { MissingError, type Store } from '../../src/platform/backup/stores/store';
import { startS3, type S3Server } from '../support/s3/s3-server';

let s3: S3Server;
let folder: string;
const stores: Record<string, () => Store> = {
  'a folder': () => createFolderStore(folder),
  'a bucket': () => createS3Store('backups', ''),
  'a part of a bucket': () => createS3Store('backups', 'wellfolio/site'),
};

beforeAll(async () => {
  s3 = await startS3('backups');
  Object.assign(process.env, s3.env);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-store-'));
});
afterAll(async () => {
  await s3.stop();
  fs.rmSync(folder, { recursive: true });
});

describe.each(Object.entries(stores))('%s', (_name, open) => {
  test('gives back what it got, lists it by its beginning, and forgets it', async () => {
    const store = open();
    const before = Date.now();
    await store.write('files/ab/abc', () => Readable.from(['one ', 'two']));
    await store.write('lists/x.json', () => Readable.from(['[]']));
    await store.write('files/ab/abc', () => Readable.from(['three']));
    expect(await text(await store.read('files/ab/abc'))).toBe('three');
    expect(await store.has('files/ab/abc')).toBe(true);
    const listed = await store.list('files/');
    expect(listed.map(({ key }) => key)).toEqual(['files/ab/abc']);
    expect(Math.abs((listed[0]?.storedAt ?? 0) - before)).toBeLessThan(60_000);
    await store.remove('files/ab/abc');
    expect(await store.has('files/ab/abc')).toBe(false);
    expect(await store.list('files/')).toEqual([]);
    await expect(store.read('files/ab/abc')).rejects.toThrow(MissingError);
  });

  test('stores nothing of a stream that fails, and keeps what was there', async () => {
    const store = open();
    await store.write('files/cd/kept', () => Readable.from(['kept']));
    const broken = () => Readable.from(['not what was promised']).pipe(checkSha256(hashText('else'), 'It'));
    await expect(store.write('files/cd/kept', broken)).rejects.toThrow(/It is damaged/);
    await expect(store.write('files/cd/new', broken)).rejects.toThrow(/It is damaged/);
    expect(await text(await store.read('files/cd/kept'))).toBe('kept');
    expect((await store.list('files/cd/')).map(({ key }) => key)).toEqual(['files/cd/kept']);
  });

  test('takes content of many megabytes', async () => {
    const store = open();
    const chunk = 'x'.repeat(1_000_000);
    await store.write('files/ef/large', () => Readable.from(Array.from({ length: 12 }, () => chunk)));
    expect((await text(await store.read('files/ef/large'))).length).toBe(12_000_000);
  });
});

describe('a server that refuses', () => {
  let server: http.Server;
  const requests: string[] = [];
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      requests.push(...request.rawHeaders.map((header) => header.toLowerCase()));
      request.resume();
      response.statusCode = 403;
      response.setHeader('content-type', 'application/xml');
      response.end('<Error><Code>AccessDenied</Code><Message>Not yours</Message></Error>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    process.env.AWS_ENDPOINT_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    process.env.AWS_ENDPOINT_URL = s3.env.AWS_ENDPOINT_URL;
    server.close();
  });

  test('is named in its own words, and is no empty list', async () => {
    const store = createS3Store('backups', '');
    await expect(store.list('backups/')).rejects.toThrow(
      /s3:\/\/backups does not work \(AccessDenied: Not yours/,
    );
    await expect(store.write('a', () => Readable.from(['a']))).rejects.toThrow(/AccessDenied: Not yours/);
  });

  test('gets no checksums and no ACL, which some servers refuse', () => {
    expect(requests.filter((header) => /x-amz-(checksum|sdk-checksum|acl)/.test(header))).toEqual([]);
  });
});
