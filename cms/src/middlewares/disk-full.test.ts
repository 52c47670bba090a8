import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import diskFull from './disk-full';

const secret = 'only-in-this-test-000000';
const before = { ...process.env };
let scratch: string;

beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-full-'));
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATABASE_URL: '',
    // The folder does not exist, so nothing can be written to it.
    DATA_DIR: path.join(scratch, 'data'),
    APP_KEYS: secret,
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    JWT_SECRET: secret,
    ENCRYPTION_KEY: secret,
  });
});
afterAll(() => {
  process.env = before;
  fs.rmSync(scratch, { recursive: true });
});

test('refuses writes while the disk is full, and still serves reads', async () => {
  const httpServer = new EventEmitter();
  const warnings: string[] = [];
  const strapi = { server: { httpServer }, log: { warn: (line: string) => warnings.push(line) } };
  const middleware = diskFull({ lookEveryMs: -1 }, { strapi: strapi as never });
  const send = async (method: string, path: string) => {
    const next = jest.fn(async () => {});
    await middleware({ method, path } as never, next);
    return next.mock.calls.length;
  };

  httpServer.emit('listening');
  expect(warnings).toEqual([expect.stringContaining('is full: the site is read-only')]);
  expect(await send('GET', '/api/blogs')).toBe(1);
  expect(await send('POST', '/graphql')).toBe(1);
  const refused = { message: expect.stringMatching(/disk .* nothing can be saved/), retryAfterSeconds: 60 };
  await expect(send('POST', '/api/comments')).rejects.toMatchObject(refused);
  await expect(send('PUT', '/content-manager/x')).rejects.toMatchObject(refused);

  fs.mkdirSync(path.join(scratch, 'data'));
  expect(await send('POST', '/api/comments')).toBe(1);
  expect(warnings.at(-1)).toMatch(/has space again/);
});
