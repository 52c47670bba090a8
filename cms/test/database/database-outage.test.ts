import request from 'supertest';
import { askByHash } from '../support/ask-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { signInAs } from '../support/sign-in';
import { someone, type Someone } from '../support/someone';

let cms: Cms;
let ada: Someone;
let admin: string;
let restore: () => void;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await someone(cms, 'Ada');
  admin = await signInAs(cms, 'strapi-super-admin');
  // As a pool answers that waited in vain; what is under way keeps its connection.
  const { client } = cms.strapi.db.connection;
  const { acquireConnection, runner } = client;
  const fail = () => Promise.reject(new Error('Unable to acquire a connection'));
  client.acquireConnection = fail;
  // On SQLite what is read outside of a transaction has a connection beside the pool.
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

test('logging in, and what a member does, is 503 with Retry-After', async () => {
  const login = { username: 'ada', password: 'Good@pass1' };
  const failure = { error: expect.stringContaining('try again'), message: expect.any(String) };
  expect(await unavailable(request(cms.server).post('/api/users/login').send(login))).toEqual(failure);
  const save = request(cms.server).post('/api/saved_blogs').set(ada.auth).send({ blog_id: 'x' });
  expect(await unavailable(save)).toEqual(failure);
});

test('GraphQL is 503 with Retry-After', async () => {
  const { errors } = await unavailable(askByHash(cms, 'HomePage'));
  expect(errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
});

test('an editor’s call is 503 in the shape that the admin reads', async () => {
  const call = request(cms.server)
    .get('/content-manager/collection-types/api::article.article')
    .set('authorization', `Bearer ${admin}`);
  expect(await unavailable(call)).toMatchObject({
    data: null,
    error: { status: 503, message: expect.stringContaining('try again') },
  });
});
