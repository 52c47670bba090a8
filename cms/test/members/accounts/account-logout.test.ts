import request from 'supertest';
import { clearRevoked } from '../../../src/domain/members/tokens/revoked-tokens';
import { installDatabaseRules } from '../../../src/bootstrap/database-rules/install';
import { bootCms, type Cms } from '../../support/harness';
import { PASSWORD, createMember, type TestMember } from '../../support/members/create-member';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
});
afterAll(() => cms.stop());

const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) => request(cms.server).get('/api/users/me').set(withToken(token));
const logOut = (token: string, body: object = {}) =>
  request(cms.server).post('/api/users/me/logout').set(withToken(token)).send(body);
const revoked = () => cms.strapi.db.connection('revoked_tokens');

async function getToken({ email }: TestMember): Promise<string> {
  const { body } = await request(cms.server)
    .post('/api/users/login')
    .send({ email, password: PASSWORD })
    .expect(200);
  return body.token;
}

test('ends only the session of the token that logs out', async () => {
  const ada = await createMember(cms);
  // Issued within one second: without a random part the tokens would be identical.
  const [one, other] = [await getToken(ada), await getToken(ada)];
  expect(one).not.toBe(other);
  const { body } = await logOut(one).expect(200);
  expect(body).toEqual({ message: 'You are logged out.' });
  await me(one).expect(401);
  await logOut(one).expect(401);
  await me(other).expect(200);
  await me(await getToken(ada)).expect(200);
});

test('ends a session created by an earlier version', async () => {
  const { id, documentId } = await createMember(cms);
  const token: string = cms.strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue({ id, userId: id, sub: documentId, version: 0 });
  await me(token).expect(200);
  await logOut(token).expect(200);
  await me(token).expect(401);
});

test('ends every session of the account on request, and no other', async () => {
  const [bea, cleo] = [await createMember(cms), await createMember(cms)];
  const [one, other] = [await getToken(bea), await getToken(bea)];
  const { body } = await logOut(one, { everywhere: true }).expect(200);
  expect(body).toEqual({ message: 'You are logged out everywhere.' });
  for (const token of [one, other, bea.token]) await me(token).expect(401);
  await me(cleo.token).expect(200);
  await me(await getToken(bea)).expect(200);
});

test('ends no session for a malformed request', async () => {
  const { token } = await createMember(cms);
  const { body } = await logOut(token, { everywhere: 'yes' }).expect(400);
  expect(body.error).toMatch(/true or false/);
  await me(token).expect(200);
});

test('keeps a hash of the token until it would have expired, and nothing about its member', async () => {
  await revoked().delete();
  const dora = await createMember(cms);
  await logOut(dora.token).expect(200);
  const [row] = await revoked();
  expect(Object.keys(row).toSorted()).toEqual(['expires_at', 'token_hash']);
  expect(row.token_hash).toMatch(/^[a-f\d]{64}$/);
  const days = (count: number) => Date.now() + count * 86_400_000;
  await clearRevoked(cms.strapi.db.connection, days(6.9));
  expect(await revoked()).toHaveLength(1);
  await clearRevoked(cms.strapi.db.connection, days(7.1));
  expect(await revoked()).toEqual([]);
});

test('creates the table in a database of an earlier version', async () => {
  await cms.strapi.db.connection.schema.dropTable('revoked_tokens');
  await installDatabaseRules(cms.strapi);
  const { token } = await createMember(cms);
  await logOut(token).expect(200);
  await me(token).expect(401);
});
