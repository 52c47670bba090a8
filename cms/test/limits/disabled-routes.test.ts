import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;

beforeAll(async () => {
  cms = await bootCms({ GRAPHQL_OPEN: 'on' });
  ada = await createMember(cms, 'ada');
});
afterAll(() => cms.stop());

/** Routes of the users-permissions plugin, which have no rate limits and return too much data. */
const PLUGINS = [
  ['post', '/api/auth/local'],
  ['post', '/api/auth/local/register'],
  ['post', '/api/auth/forgot-password'],
  ['post', '/api/auth/reset-password'],
  ['post', '/api/auth/change-password'],
  ['post', '/api/auth/send-email-confirmation'],
  ['get', '/api/auth/email-confirmation?confirmation=x'],
  ['get', '/api/auth/github/callback'],
  ['post', '/api/auth/refresh'],
  ['post', '/api/auth/logout'],
  ['get', '/api/users'],
  ['post', '/api/users'],
  ['get', '/api/users/1'],
  ['get', '/api/users/count'],
  ['put', '/api/users/1'],
  ['delete', '/api/users/1'],
  ['get', '/api/users-permissions/roles'],
  ['get', '/api/users-permissions/permissions'],
] as const;

test.each(PLUGINS)('%s %s responds 404, with or without a token', async (method, address) => {
  for (const auth of [{}, ada.auth]) {
    const req = request(cms.server)[method](address);
    const { body } = await req.set(auth).send({ identifier: 'ada@example.org', password: 'x' }).expect(404);
    expect(body).toEqual({ error: 'There is nothing at this address.', message: body.error });
  }
});

test('GraphQL has no mutations and exposes no member types', async () => {
  const send = (query: string) => request(cms.server).post('/graphql').send({ query });
  const { body } = await send('{ __schema { mutationType { name } types { name } } }').expect(200);
  expect(body.data.__schema.mutationType).toBeNull();
  const names = body.data.__schema.types.map(({ name }: { name: string }) => name);
  expect(names.filter((name: string) => /UsersPermissions|Login|Register|Jwt/i.test(name))).toEqual([]);
  await send('mutation { login(input: { identifier: "ada", password: "x" }) { jwt } }').expect(400);
  await send(
    'mutation { register(input: { username: "a", email: "a@b.co", password: "x" }) { jwt } }',
  ).expect(400);
});
