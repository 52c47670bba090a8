import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import adminBuild from './admin-build';

let dist: string;
beforeEach(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-dist-'));
});
afterEach(() => fs.rmSync(dist, { recursive: true }));

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** The response of the middleware; `next` if it passes the request on. */
async function responseTo(path: string, { accept = HTML, method = 'GET' } = {}) {
  const headers: Record<string, string> = {};
  const ctx = {
    method,
    path,
    get: () => accept,
    vary: (name: string) => Object.assign(headers, { vary: name }),
    set: (more: Record<string, string>) => Object.assign(headers, more),
  };
  const next = jest.fn(() => Promise.resolve());
  await adminBuild({}, { strapi: { dirs: { dist: { root: dist } } } as never })(ctx as never, next);
  if (next.mock.calls.length === 0) return { ...ctx, headers };
  return 'vary' in headers ? `next, vary: ${headers.vary}` : 'next';
}

test.each(['/admin', '/admin/', '/admin/content-manager'])(
  'shows a page that reloads itself at %s while the admin is not built',
  async (path) => {
    expect(await responseTo(path)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10', 'cache-control': 'no-store' },
      body: expect.stringMatching(/<meta http-equiv="refresh" content="10">[^]*is being built/),
    });
  },
);

test('responds to a monitor that waits for the admin and accepts anything', async () => {
  expect(await responseTo('/admin/', { accept: '*/*' })).toMatchObject({ status: 503 });
});

test('passes on requests that are not for pages of the admin', async () => {
  expect(await responseTo('/admin/login', { method: 'POST' })).toBe('next');
  expect(await responseTo('/admin/init', { accept: 'application/json' })).toBe('next');
  expect(await responseTo('/administration')).toBe('next');
  expect(await responseTo('/api/blogs')).toBe('next');
});

test('passes every request on when the admin is built', async () => {
  fs.mkdirSync(path.join(dist, 'build'));
  fs.writeFileSync(path.join(dist, 'build/index.html'), '');
  expect(await responseTo('/admin')).toBe('next');
});

test('sends Vary for scripts of the admin, which depend on the encoding', async () => {
  expect(await responseTo('/admin/strapi-1a2b.js', { accept: '*/*' })).toBe('next, vary: accept-encoding');
  expect(await responseTo('/admin/roles', { accept: 'application/json' })).toBe('next');
});
