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
    // It is not there, so nothing can be written to it.
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

test('refuses what would be saved while the disk is full, and reads on', async () => {
  const httpServer = new EventEmitter();
  const warnings: string[] = [];
  const strapi = { server: { httpServer }, log: { warn: (line: string) => warnings.push(line) } };
  const middleware = diskFull({ lookEveryMs: -1 }, { strapi: strapi as never });
  const ask = async (method: string, path: string) => {
    const headers: Record<string, string> = {};
    const set = (more: Record<string, string>) => Object.assign(headers, more);
    const ctx = { method, path, set, status: 200, body: undefined as unknown };
    await middleware(ctx as never, () => Promise.resolve());
    return { status: ctx.status, body: ctx.body, retryAfter: headers['retry-after'] };
  };

  httpServer.emit('listening');
  expect(warnings).toEqual([expect.stringContaining('is full: the site can be read')]);
  expect((await ask('GET', '/api/blogs')).status).toBe(200);
  expect((await ask('POST', '/graphql')).status).toBe(200);
  expect(await ask('POST', '/api/comments')).toMatchObject({
    status: 503,
    retryAfter: '60',
    body: {
      error: expect.stringContaining('disk'),
      message: expect.stringContaining('nothing can be saved'),
    },
  });
  expect(await ask('PUT', '/content-manager/x')).toMatchObject({
    status: 503,
    body: { error: { status: 503 } },
  });

  fs.mkdirSync(path.join(scratch, 'data'));
  expect((await ask('POST', '/api/comments')).status).toBe(200);
  expect(warnings.at(-1)).toMatch(/has room again/);
});
