import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { newSecrets } from '../support/cms/cms-settings';
import { bootCms, type Cms } from '../support/harness';

/** On SQLite, whose backup is a file: ids are reused after it is restored (C43). */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-restored-'));
const secrets = newSecrets();
afterAll(() => fs.rmSync(folder, { recursive: true }));

const signup = (cms: Cms, username: string) =>
  request(cms.server)
    .post('/api/users/signup')
    .send({ username, email: `${username}@example.org`, password: 'Str0ng!pass' })
    .expect(201);
const me = (cms: Cms, token: string) =>
  request(cms.server).get('/api/users/me').set('authorization', `Bearer ${token}`);

test('a token issued after the backup opens no account once it is restored', async () => {
  const backup = path.join(folder, 'data.db');
  const first = await bootCms({ ...secrets, THROTTLE: 'off' });
  const before = await signup(first, 'before');
  await first.strapi.db.connection.raw('VACUUM INTO ?', [backup]);
  const anna = await signup(first, 'anna');
  await me(first, anna.body.token).expect(200);
  await first.stop();

  const restored = await bootCms({ ...secrets, THROTTLE: 'off', DATA_DIR: folder });
  const bert = await signup(restored, 'bert');
  expect(bert.body.user.id).toBe(anna.body.user.id);
  await me(restored, anna.body.token).expect(401);
  expect((await me(restored, bert.body.token).expect(200)).body.username).toBe('bert');
  expect((await me(restored, before.body.token).expect(200)).body.username).toBe('before');
  await restored.stop();
});

test('a write is on disk when its response is sent, unless the operator chooses otherwise (C44)', async () => {
  const synchronous = async (chosen: Record<string, string>): Promise<unknown> => {
    const cms = await bootCms(chosen);
    const [{ synchronous: level }] = await cms.strapi.db.connection.raw('PRAGMA synchronous');
    await cms.stop();
    return level;
  };
  expect([await synchronous({}), await synchronous({ SQLITE_SYNCHRONOUS: 'normal' })]).toEqual([2, 1]);
});
