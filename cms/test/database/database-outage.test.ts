import request from 'supertest';
import { requestByHash } from '../support/graphql/request-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;
let admin: string;
let restore: () => void;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  // The error of a pool after a timeout; running queries keep their connection.
  const { client } = cms.strapi.db.connection;
  const { acquireConnection, runner } = client;
  const fail = () => Promise.reject(new Error('Unable to acquire a connection'));
  client.acquireConnection = fail;
  // On SQLite, reads outside transactions use a connection that does not belong to the pool.
  client.runner = (builder: unknown) => Object.assign(runner.call(client, builder), { run: fail });
  restore = () => Object.assign(client, { acquireConnection, runner });
});
afterAll(async () => {
  restore();
  await cms.stop();
});

const unavailable = async (call: request.Test) => {
  const { status, headers, body } = await call;
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '10',
    expect.stringContaining('no-store'),
  ]);
  return body;
};

test.each(['/api/blogs', '/api/blogs/categories', '/api/categories'])(
  'GET %s is 503 with Retry-After while the database is away',
  async (path) => {
    const { error, message } = await unavailable(request(cms.server).get(path));
    expect(error).toMatch(/try again/);
    expect(message).toBe(error);
  },
);

test('logging in, and a member’s requests, get 503 with Retry-After', async () => {
  const login = { username: 'ada', password: 'Good@pass1' };
  const failure = { error: expect.stringContaining('try again'), message: expect.any(String) };
  expect(await unavailable(request(cms.server).post('/api/users/login').send(login))).toEqual(failure);
  const save = request(cms.server).post('/api/saved_blogs').set(ada.auth).send({ blog_id: 'x' });
  expect(await unavailable(save)).toEqual(failure);
});

test('GraphQL responds 503 with Retry-After', async () => {
  const { errors } = await unavailable(requestByHash(cms, 'HomePage'));
  expect(errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
});

test('an editor’s request gets 503 in the admin’s error format', async () => {
  const call = request(cms.server)
    .get('/content-manager/collection-types/api::article.article')
    .set('authorization', `Bearer ${admin}`);
  expect(await unavailable(call)).toMatchObject({
    data: null,
    error: { status: 503, message: expect.stringContaining('try again') },
  });
});
