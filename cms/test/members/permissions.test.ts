import { createHmac } from 'node:crypto';
import request from 'supertest';
import type { Write, PrivateRead } from '../../src/rest/endpoints/endpoint';
import { WRITES, PRIVATE_READS } from '../../src/rest/endpoints/endpoints';
import { issueToken } from '../../src/domain/members/tokens/token';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { PASSWORD, createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let blocked: TestMember;
let blogId: string;
/** A comment of Bea's, which Ada can report. */
let commentId: number;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea, blocked] = [
    await createMember(cms, 'Ada'),
    await createMember(cms, 'Bea'),
    await createMember(cms, 'Cleo'),
  ];
  await cms.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { id: blocked.id }, data: { blocked: true } });
  ({ documentId: blogId } = await publishArticle(cms, { title: 'An article', slug: 'an-article' }));
  const { body } = await call(bea, 'POST', '/api/comments', { blog_id: blogId, comment_text: 'Hello' });
  commentId = body.comment_id;
});
afterAll(() => cms.stop());

type Method = Write['method'] | PrivateRead['method'];

function send(method: Method, path: string, authorization: string | undefined, body?: object) {
  const req = request(cms.server)[METHODS[method]](path);
  if (authorization !== undefined) void req.set({ authorization });
  return body ? req.send(body) : req;
}
const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;
const call = ({ auth }: TestMember, method: Method, path: string, body?: object) =>
  send(method, path, auth.authorization, body);

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);
const payload = () => ({
  id: ada.id,
  userId: ada.id,
  sub: ada.documentId,
  version: 0,
  iat: seconds(),
  exp: seconds() + 3600,
});
function signed(claims: object, key: string): string {
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Callers who may not act for Ada, with their header. */
const STRANGERS: [who: string, authorization: () => string | undefined][] = [
  ['no token', () => undefined],
  ['a garbage token', () => 'Bearer garbage'],
  [
    'an expired token',
    () => `Bearer ${signed({ ...payload(), exp: seconds() - 1 }, process.env.JWT_SECRET ?? '')}`,
  ],
  [
    'a token signed with another key',
    () => `Bearer ${signed(payload(), 'some other key, long enough for it')}`,
  ],
  ['a token with alg none', () => `Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload())}.`],
  ['a blocked member', () => blocked.auth.authorization],
];

/**
 * Ada's valid requests; those that name a member name Ada. `user_id` is added to those that the specification gives
 * one.
 */
const GOOD: Record<string, { body?: () => object; status: number; carriesUserId?: true }> = {
  'GET /api/users/me': { status: 200 },
  'GET /api/users/me/comments': { status: 200 },
  'GET /api/users/me/ratings': { status: 200 },
  'GET /api/comments/{blogId}/held': { status: 200 },
  'GET /api/blogs/saved': { status: 200 },
  'GET /api/saved_blogs/{userId}/{blogId}': { status: 200 },
  'GET /api/ratings/{userId}/{blogId}': { status: 200 },
  'POST /api/saved_blogs': { body: () => ({ blog_id: blogId }), status: 200, carriesUserId: true },
  'DELETE /api/saved_blogs': { body: () => ({ blog_id: blogId }), status: 200, carriesUserId: true },
  'POST /api/ratings': { body: () => ({ blog_id: blogId, rating: 4 }), status: 200, carriesUserId: true },
  'POST /api/comments': {
    body: () => ({ blog_id: blogId, comment_text: 'Thank you', username: 'Bea' }),
    status: 201,
    carriesUserId: true,
  },
  'POST /api/comments/{commentId}/report': { status: 200 },
  // The comment is Bea's.
  'DELETE /api/comments/{commentId}': { status: 403 },
  'POST /api/users/me/logout': { status: 200 },
  'POST /api/contact': {
    body: () => ({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }),
    status: 201,
  },
  // Without the right password these three change and reveal nothing, for any sender.
  'POST /api/users/update-password': {
    body: () => ({ currentPassword: 'x', newPassword: 'Good@pass1' }),
    status: 401,
  },
  'POST /api/users/me/export': { body: () => ({ password: 'x' }), status: 401 },
  'POST /api/users/me/delete': { body: () => ({ password: 'x' }), status: 401 },
};

/**
 * With the right password they would change and reveal a lot: strangers send it too, so that only the token protects
 * the account.
 */
const PROOFS: Record<string, object> = {
  'POST /api/users/update-password': { currentPassword: PASSWORD, newPassword: 'Good@pass1' },
  'POST /api/users/me/export': { password: PASSWORD },
  'POST /api/users/me/delete': { password: PASSWORD },
};

const OWN = [...PRIVATE_READS, ...WRITES].filter(({ caller }) => caller === 'member');
const getName = ({ method, path }: (typeof OWN)[number]) => `${method} ${path}`;
const pathFor = ({ path }: (typeof OWN)[number], user: number) =>
  path
    .replace('{userId}', String(user))
    .replace('{blogId}', blogId)
    .replace('{commentId}', String(commentId));

test('the table has every member endpoint and no other', () => {
  expect(OWN.map(getName).toSorted()).toEqual(Object.keys(GOOD).toSorted());
});

/** Everything that members leave behind, to check that nobody else changed it. */
async function rows() {
  const tables = ['comments', 'ratings', 'saved_blogs', 'contact_messages', 'comment_reports'];
  const knex = cms.strapi.db.connection;
  const all = await Promise.all(
    tables.map(async (table): Promise<Record<string, unknown>[]> => knex(table).select('*')),
  );
  // The time at which a message was mailed changes by itself.
  for (const row of all.flat()) for (const name of ['mailed_at', 'mail_tried_at']) delete row[name];
  const users: unknown[] = await knex('up_users').orderBy('id').select('*');
  return { users, all };
}

describe.each(OWN.map((endpoint) => [getName(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const good = GOOD[name];
  const proof = PROOFS[name];

  test.each(STRANGERS)('responds 401 to %s and changes nothing', async (_who, authorization) => {
    const before = await rows();
    const response = await send(
      endpoint.method,
      pathFor(endpoint, ada.id),
      authorization(),
      proof ?? good?.body?.(),
    );
    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.body).toEqual({ error: expect.any(String), message: response.body.error });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(await rows()).toEqual(before);
  });

  test('responds to the member and forbids caching', async () => {
    // A separate token, because one of the calls ends its session.
    const authorization = `Bearer ${issueToken(cms.strapi, ada, 0)}`;
    const response = await send(endpoint.method, pathFor(endpoint, ada.id), authorization, good?.body?.());
    expect([response.status, response.body]).toEqual([good?.status, expect.anything()]);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});

describe('another member’s id', () => {
  const withPath = OWN.filter(({ path }) => path.includes('{userId}'));
  const withBody = OWN.filter((endpoint) => GOOD[getName(endpoint)]?.carriesUserId);

  test.each(withPath.map((endpoint) => [getName(endpoint), endpoint] as const))(
    'is refused in the path of %s',
    async (_name, endpoint) => {
      const asAda = (user: string) =>
        call(ada, endpoint.method, endpoint.path.replace('{userId}', user).replace('{blogId}', blogId));
      expect((await asAda(String(bea.id))).status).toBe(403);
      expect((await asAda(String(ada.id))).status).toBe(200);
      for (const other of ['x', '-1', '1.5', '1e1', '%00', '9'.repeat(400), `${ada.id}%20`, `+${ada.id}`]) {
        expect([other, (await asAda(other)).status]).toEqual([other, 403]);
      }
    },
  );

  test.each(withBody.map((endpoint) => [getName(endpoint), endpoint] as const))(
    'is refused in the body of %s',
    async (name, endpoint) => {
      const send = (user_id: unknown) =>
        call(ada, endpoint.method, pathFor(endpoint, ada.id), { ...GOOD[name]?.body?.(), user_id });
      const before = await rows();
      expect((await send(bea.id)).status).toBe(403);
      expect((await send(String(bea.id))).status).toBe(403);
      for (const other of ['', ' ', 'x', `${ada.id} `, 1.5, -ada.id])
        expect([other, (await send(other)).status]).toEqual([other, 403]);
      for (const other of [null, true, [ada.id], { id: ada.id }])
        expect([other, (await send(other)).status]).toEqual([other, 400]);
      expect(await rows()).toEqual(before);
      for (const own of [ada.id, String(ada.id), undefined])
        expect([own, (await send(own)).status]).toEqual([own, GOOD[name]?.status]);
    },
  );
});

test('a comment carries the account’s name, whatever the body says', async () => {
  const { body } = await call(ada, 'POST', '/api/comments', {
    blog_id: blogId,
    comment_text: 'Who wrote this?',
    username: 'Bea',
    created_at: '2001-01-01T00:00:00.000Z',
    hidden: true,
    comment_id: 1,
  });
  expect(body).toMatchObject({ username: 'Ada', user_id: ada.id, comment_text: 'Who wrote this?' });
  expect(body.created_at.startsWith('2001')).toBe(false);
});

test('two members never see each other’s saved articles and ratings', async () => {
  await call(bea, 'POST', '/api/saved_blogs', { blog_id: blogId }).expect(200);
  await call(ada, 'DELETE', '/api/saved_blogs', { blog_id: blogId }).expect(200);
  await call(bea, 'POST', '/api/ratings', { blog_id: blogId, rating: 2 }).expect(200);
  await call(ada, 'POST', '/api/ratings', { blog_id: blogId, rating: 5 }).expect(200);
  const of = async (who: TestMember) => ({
    saved: (await call(who, 'GET', '/api/blogs/saved')).body.length,
    rating: (await call(who, 'GET', `/api/ratings/${who.id}/${blogId}`)).body.rating,
  });
  expect([await of(ada), await of(bea)]).toEqual([
    { saved: 0, rating: 5 },
    { saved: 1, rating: 2 },
  ]);
});
