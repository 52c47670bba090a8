import request from 'supertest';
import { bootCms, type Cms } from '../../support/harness';
import { dropRecords, restart } from '../../support/content/releases';
import { PASSWORD, createMember, type TestMember } from '../../support/members/create-member';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
});
afterAll(() => cms.stop());

const users = () => cms.strapi.db.connection('up_users');
const login = (names: object) =>
  request(cms.server)
    .post('/api/users/login')
    .send({ ...names, password: PASSWORD });
const toRow = ({ id }: TestMember) => users().where({ id }).first('username', 'email', 'username_key');

/** As the plugin stored it before accounts had a key. */
async function older(name: string, email: string, username = name): Promise<TestMember> {
  const made = await createMember(cms, name);
  await users().where({ id: made.id }).update({ username, email, username_key: null });
  return made;
}

/** An upgraded database, as a start finds it. */
async function upgraded(make: () => Promise<void>): Promise<unknown[]> {
  const knex = cms.strapi.db.connection;
  await dropRecords(cms);
  await knex.raw('DROP INDEX up_users_email_unique');
  await knex.raw('DROP INDEX up_users_username_key_unique');
  await make();
  return restarted();
}

async function restarted(): Promise<unknown[]> {
  const log = jest.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  await restart(cms);
  const warnings = log.mock.calls.map(([line]): unknown => line);
  log.mockRestore();
  return warnings;
}

test('members can log in to older accounts by username and email address after an upgrade', async () => {
  let ada!: TestMember;
  const warnings = await upgraded(async () => {
    ada = await older('Ada Lovelace', 'ADA@Bücher.example');
  });
  expect(warnings).toEqual([]);
  expect(await toRow(ada)).toEqual({
    username: 'Ada Lovelace',
    email: 'ada@xn--bcher-kva.example',
    username_key: 'ada lovelace',
  });
  await login({ email: 'ADA@Bücher.example' }).expect(200);
  await login({ username: 'ADA lovelace' }).expect(200);
});

test('an upgrade resolves duplicate accounts and logs the unresolved ones by id only', async () => {
  const made: TestMember[] = [];
  const warnings = await upgraded(async () => {
    made.push(await older('bea', 'BEA@example.org'));
    made.push(await older('bea two', 'Bea@Example.org'));
    made.push(await older('bea three', 'bea.three@example.org', 'BEA'));
    made.push(await older('cleo', 'cleo@example.org'));
    made.push(await older('cleo two', 'cleo@example.org'));
    made.push(await older('dora', 'DORA@example.org'));
    made.push(await older('dora two', 'dora@example.org'));
  });
  const ids = made.map(({ id }) => id);
  expect(await users().whereIn('id', ids).orderBy('id').select('email', 'username_key')).toEqual([
    { email: 'bea@example.org', username_key: 'bea' },
    { email: `bea@example.org (${ids[1]})`, username_key: null },
    { email: 'bea.three@example.org', username_key: null },
    { email: 'cleo@example.org', username_key: 'cleo' },
    { email: `cleo@example.org (${ids[4]})`, username_key: null },
    { email: `dora@example.org (${ids[5]})`, username_key: null },
    { email: 'dora@example.org', username_key: 'dora two' },
  ]);
  const left = [ids[1], ids[2], ids[4], ids[5]];
  expect(warnings).toEqual([expect.stringContaining(left.join(', '))]);
  expect(warnings.join()).not.toMatch(/@|bea|cleo|dora/i);
  expect(await restarted()).toEqual(warnings);

  await users().where({ id: ids[2] }).update({ username: 'bea the third' });
  const [rest] = await restarted();
  expect(rest).toContain([ids[1], ids[4], ids[5]].join(', '));
  await login({ username: 'bea the third' }).expect(200);
});

test('members of an earlier version keep names that are reserved or look alike today', async () => {
  const made: TestMember[] = [];
  await upgraded(async () => {
    made.push(await older('Admin', 'admin@example.org'));
    made.push(await older('Zoe', 'zoe@example.org'));
    // A Cyrillic "о".
    made.push(await older('Zоe', 'zoe.two@example.org'));
    await users().update({ username_skeleton: null });
  });
  const names = ['Admin', 'Zoe', 'Zоe'];
  expect(await users().whereIn('username', names).orderBy('id').select('id', 'username')).toEqual(
    made.map(({ id }, index) => ({ id, username: names[index] })),
  );
  for (const username of names) await login({ username }).expect(200);
  await cms.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { id: made[2]?.id }, data: { username: 'Zоe', blocked: false } });
  await request(cms.server)
    .post('/api/users/signup')
    .send({ username: 'Zоё', email: 'zoe.three@example.org', password: 'Str0ng!pw' })
    .expect(201);
  await request(cms.server)
    .post('/api/users/signup')
    .send({ username: 'Ζοe', email: 'zoe.four@example.org', password: 'Str0ng!pw' })
    .expect(409);
});
