import { createHmac } from 'node:crypto';
import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { createMember, type TestMember } from '../support/members/create-member';

/**
 * Matches the message: the driver's errors are instances of the `Error` of whichever test file loaded the driver first.
 */
const NOT_UNIQUE = { message: expect.stringMatching(/unique/i) };

let cms: Cms;
let ada: TestMember;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE_ACCOUNT_PER_MINUTE: '50' });
  ada = await createMember(cms, 'Ada');
});
afterAll(() => cms.stop());

const me = (authorization?: string) => {
  const req = request(cms.server).get('/api/users/me');
  return authorization === undefined ? req : req.set({ authorization });
};
const users = () => cms.strapi.db.query('plugin::users-permissions.user');
const base64 = (part: object | Buffer) =>
  (Buffer.isBuffer(part) ? part : Buffer.from(JSON.stringify(part))).toString('base64url');
const signed = (
  payload: object,
  key: string,
  header: object = { alg: 'HS256', typ: 'JWT' },
  hash = 'sha256',
) => {
  const text = `${base64(header)}.${base64(payload)}`;
  return `${text}.${base64(createHmac(hash, key).update(text).digest())}`;
};
const seconds = () => Math.floor(Date.now() / 1000);
const key = () => process.env.JWT_SECRET ?? '';
const good = () => ({
  id: ada.id,
  userId: ada.id,
  sub: ada.documentId,
  version: 0,
  iat: seconds(),
  exp: seconds() + 60,
});

test('identifies the member by the token and forbids caching', async () => {
  const { body, headers } = await me(ada.auth.authorization).expect(200);
  expect(body).toEqual({ id: ada.id, user_id: ada.id, username: 'Ada', email: 'ada@example.org' });
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
});

test('puts the claims that the site reads into the token', () => {
  const [, payload = ''] = ada.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(claims).toEqual({
    id: ada.id,
    userId: ada.id,
    sub: ada.documentId,
    jti: expect.any(String),
    version: 0,
    iat: expect.any(Number),
    exp: claims.iat + 7 * 24 * 3600,
  });
});

test('accepts any token signed with the server’s key', () =>
  me(`Bearer ${signed(good(), key())}`).expect(200));

test.each([
  ['signed with another key', () => signed(good(), 'another key, as long as ours')],
  ['with alg none', () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(good())}.`],
  ['with alg none and a signature', () => signed(good(), key(), { alg: 'none', typ: 'JWT' })],
  ['signed with another algorithm', () => signed(good(), key(), { alg: 'HS512', typ: 'JWT' }, 'sha512')],
  ['that has expired', () => signed({ ...good(), exp: seconds() - 1 }, key())],
  ['with another version', () => signed({ ...good(), version: 1 }, key())],
  ['without a version', () => signed({ ...good(), version: undefined }, key())],
  [
    'from before accounts were identified by their document id',
    () => signed({ ...good(), sub: undefined }, key()),
  ],
  ['of another account that had this id', () => signed({ ...good(), sub: 'another' }, key())],
  ['with an id that is not its account’s', () => signed({ ...good(), id: ada.id + 1 }, key())],
  ['for an unknown account', () => signed({ ...good(), id: 999_999 }, key())],
  ['with an impossible id', () => signed({ ...good(), id: 1e300 }, key())],
  ['with SQL as its id', () => signed({ ...good(), id: '1 OR 1=1' }, key())],
  ['that is garbage', () => 'garbage'],
  ['of an admin', () => signed({ userId: 1, id: 1, isAdmin: true }, process.env.ADMIN_JWT_SECRET ?? '')],
])('rejects a token %s', async (_what, token) => {
  const { body } = await me(`Bearer ${token()}`).expect(401);
  expect(body).toEqual({ error: expect.stringMatching(/log in/), message: body.error });
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b'])(
  'rejects the authorization header %j',
  async (header) => {
    const { headers } = await me(header).expect(401);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'www-authenticate': 'Bearer' });
  },
);

test('rejects the tokens of blocked and deleted members', async () => {
  const [bea, cleo] = [await createMember(cms), await createMember(cms)];
  await users().update({ where: { id: bea.id }, data: { blocked: true } });
  await users().delete({ where: { id: cleo.id } });
  await me(bea.auth.authorization).expect(401);
  await me(cleo.auth.authorization).expect(401);
});

test('a token does not open the account that gets its id after a restored backup', async () => {
  const anna = await createMember(cms, 'Anna');
  await me(anna.auth.authorization).expect(200);
  // As if the database were from before Anna signed up, and Bert had signed up afterwards.
  await users().delete({ where: { id: anna.id } });
  const bert = await createMember(cms, 'Bert', { id: anna.id });
  expect(bert.id).toBe(anna.id);
  await me(anna.auth.authorization).expect(401);
  await me(bert.auth.authorization).expect(200);
});

test('a new password invalidates earlier tokens, a new username does not', async () => {
  const dora = await createMember(cms);
  await users().update({ where: { id: dora.id }, data: { username: 'Dora' } });
  await me(dora.auth.authorization).expect(200);
  await users().update({ where: { id: dora.id }, data: { password: 'Another-1' } });
  await me(dora.auth.authorization).expect(401);
});

test('refuses usernames and email addresses that differ only in case', async () => {
  await createMember(cms, 'Élodie');
  await expect(createMember(cms, 'éLODIE', { email: 'other@example.org' })).rejects.toMatchObject(NOT_UNIQUE);
  await expect(createMember(cms, 'Other', { email: 'ÉLODIE@example.org' })).rejects.toMatchObject(NOT_UNIQUE);
});

test('limits requests per member rather than per address', async () => {
  const [eve, finn] = [await createMember(cms), await createMember(cms)];
  const from = (visitor: number, { auth }: TestMember) =>
    me(auth.authorization).set('x-forwarded-for', `198.51.100.${visitor}`);
  const responses = await Promise.all(Array.from({ length: 50 }, (_, visitor) => from(visitor, eve)));
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const { headers, body } = await from(50, eve).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.error).toMatch(/again in/);
  await from(50, finn).expect(200);
});
