import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { readTables } from '../articles/editing/stored-rows';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';
import { createMember } from '../support/members/create-member';

/**
 * A disk that is really full: a small file system in memory, mounted for this test (by root, or in a separate
 * namespace: `unshare -rm`).
 */
const MEGABYTES = 48;

let disk: string;
let cms: Cms;

beforeAll(async () => {
  disk = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', disk], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0)
    throw new Error(
      `No file system can be mounted here (${mounted.stderr.trim()}): run it under unshare -rm.`,
    );
  if (process.env.TEST_TEMPLATE) fs.copyFileSync(process.env.TEST_TEMPLATE, path.join(disk, 'data.db'));
  cms = await bootCms({ THROTTLE: 'off', DATA_DIR: disk });
  cms.strapi.log.silent = true;
});
afterAll(async () => {
  fs.rmSync(path.join(disk, 'filler'), { force: true });
  await cms?.stop();
  spawnSync('umount', [disk]);
  fs.rmSync(disk, { recursive: true, force: true });
});

function fill(): void {
  const file = fs.openSync(path.join(disk, 'filler'), 'w');
  const chunk = Buffer.alloc(64 * 1024);
  try {
    for (;;) fs.writeSync(file, chunk);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    fs.closeSync(file);
  }
}
/** Leaves this many kilobytes free. */
const fillBut = (kilobytes: number): void => {
  const spare = path.join(disk, 'spare');
  fs.writeFileSync(spare, Buffer.alloc(kilobytes * 1024));
  fill();
  fs.rmSync(spare);
};
const free = () => fs.rmSync(path.join(disk, 'filler'));

let token: string | undefined;
const editor = async () => (token ??= await loginAsAdmin(cms, 'strapi-editor'));

const rows = async (table: string): Promise<number> => {
  const [counted] = await cms.strapi.db.connection(table).count({ count: '*' });
  return Number(counted?.count);
};

const signup = (name: string) =>
  request(cms.server)
    .post('/api/users/signup')
    .send({ username: name, email: `${name}@example.org`, password: 'Str0ng!pass' });
const me = (token: string) =>
  request(cms.server).get('/api/users/me').set('authorization', `Bearer ${token}`);

test('on a full disk no response reports success wrongly, and readers are served', async () => {
  const { documentId } = await publishArticle(cms, { title: 'Read', slug: 'read' });
  const ada = await createMember(cms, 'Ada');
  const anna = await signup('anna').expect(201);
  await editor();
  fill();

  // The log has space for a while; then each comment needs more of the disk.
  const statuses: number[] = [];
  const stored = await rows('comments');
  while (statuses.filter((status) => status !== 201).length < 5 && statuses.length < 2000) {
    const { status, headers } = await getCalls(cms, ada).comment(documentId, 'x'.repeat(5000));
    statuses.push(status);
    if (status !== 201) expect([status, headers['retry-after']]).toEqual([503, '60']);
  }
  expect(statuses).toContain(503);
  expect(await rows('comments')).toBe(stored + statuses.filter((status) => status === 201).length);

  const accounts = await rows('up_users');
  const refused = await signup('phantom');
  expect([refused.status, refused.body.token]).toEqual([503, undefined]);
  expect(await rows('up_users')).toBe(accounts);
  // The response does not reveal whether the account exists.
  for (const email of [ada.email, 'nobody@example.org']) {
    const code = await request(cms.server).post('/api/users/forgot-password').send({ email });
    expect([code.status, code.headers['retry-after']]).toEqual([503, '60']);
  }
  const account = { email: 'strapi-editor@example.org', password: 'Secret-Passw0rd' };
  const login = await request(cms.server).post('/admin/login').send(account);
  expect([login.status, login.headers['retry-after'], login.headers['set-cookie']]).toEqual([
    503,
    '60',
    undefined,
  ]);
  await request(cms.server).get('/api/blogs/slug/read').expect(200);
  await request(cms.server).get(`/api/comments/${documentId}`).expect(200);
  await me(anna.body.token).expect(200);

  free();
  const bert = await signup('bert').expect(201);
  expect((await me(bert.body.token).expect(200)).body.username).toBe('bert');
  expect((await me(anna.body.token).expect(200)).body.username).toBe('anna');
  await getCalls(cms, ada).comment(documentId, 'There is room again').expect(201);
  await request(cms.server).post('/api/users/forgot-password').send({ email: ada.email }).expect(200);
  await request(cms.server).post('/admin/login').send(account).expect(200);
});

/** Each edit fails in the middle of its writes, or at its COMMIT. */
test.each([0, 256])(
  'an edit of a long article on a disk with %i KB leaves every row unchanged',
  async (kilobytes) => {
    const { post, put, delete: remove } = asAdmin(cms, await editor());
    const articles = getEntries('api::blog.blog');
    const paragraphs = (words: string) =>
      Array.from({ length: 1500 }, (_, index) => ({
        __component: 'blocks.paragraph',
        text: `${words} ${index} `.repeat(20),
      }));
    const { body } = await post(articles, { title: 'Long', content: paragraphs('Old') }).expect(201);
    const address = `${articles}/${body.data.documentId}`;
    await post(`${address}/actions/publish`).expect(200);
    await put(address, { title: 'Changed' }).expect(200);
    // The log is truncated, so that the next write needs space.
    await cms.strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
    fillBut(kilobytes);
    const edits = [
      () => put(address, { title: 'Long', content: paragraphs('New') }),
      () => post(`${address}/actions/publish`, { title: 'Long', content: paragraphs('New') }),
      () => post(`${address}/actions/publish`),
      () => post(`${address}/actions/discard`),
      () => post(`${articles}/clone/${body.data.documentId}`, { title: 'Copy' }),
      () => remove(address),
    ];
    const before = await readTables(cms);
    for (const edit of edits) {
      const { status, headers } = await edit();
      expect([status, headers['retry-after']]).toEqual([503, '60']);
      expect(await readTables(cms)).toEqual(before);
    }
    free();
    for (const edit of edits) expect((await edit()).status).toBeLessThan(300);
  },
);
