import fc from 'fast-check';
import request from 'supertest';
import type { Write } from '../../src/rest/endpoints/endpoint';
import { WRITES } from '../../src/rest/endpoints/endpoints';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { PASSWORD, createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
  ({ documentId: blogId } = await publishArticle(cms, { title: 'An article', slug: 'an-article' }));
});
afterAll(() => cms.stop());

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '0',
    '-1',
    '99999999999999999999',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '${7*7}',
    '__proto__',
    '../../etc/passwd',
    '\r\nBcc: all@example.org',
    '\uD800',
    '\uD800a',
    '\u202Eevil',
    'a'.repeat(20_000),
    'ä'.repeat(6000),
    'ada@example.org',
    'ADA@EXAMPLE.ORG',
    'Good@pass1',
  ),
);
/** Any value that a client may send. */
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 0, -1, 1.5, 1e300, 2 ** 53, null, true, [], {}, [1], { $ne: null }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  // Valid values, so that not every request fails at the first field.
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'THE BLOG',
      'THE MEMBER',
      PASSWORD,
      'Mia Reader',
      'mia@example.org',
      '123456',
      5,
    ),
  },
);
const FIELDS = [
  ...['email', 'username', 'password', 'otp', 'user_id', 'newPassword', 'resetToken', 'currentPassword'],
  ...['blog_id', 'rating', 'comment_text', 'parent_comment_id', 'name', 'message', 'leave_empty'],
  ...[
    'hidden',
    'reports',
    'state',
    'id',
    '__proto__',
    'constructor',
    'member',
    'role',
    'blocked',
    'confirmed',
  ],
];
const body = fc.oneof(
  { weight: 8, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 12 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Longer addresses are refused before they are parsed. */
const inAddress = text.map((long) => long.slice(0, 500));

/** Addresses cannot contain lone surrogates. */
const inPath = (part: string) => encodeURIComponent(Buffer.from(part).toString());
const filled = (json: unknown): string =>
  JSON.stringify(json)
    .replaceAll('"THE BLOG"', JSON.stringify(blogId))
    .replaceAll('"THE MEMBER"', String(ada.id));

/** Adds the right password unless the body has another one; otherwise hardly any request would get past it. */
const proven = ({ limit }: Write, sent: unknown): unknown =>
  limit === 'account' && typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? { password: PASSWORD, currentPassword: PASSWORD, ...sent }
    : sent;

/** The number of rows of each table that can be written to. */
async function counts(): Promise<Record<string, number>> {
  const knex = cms.strapi.db.connection;
  const tables = ['up_users', 'comments', 'ratings', 'saved_blogs', 'contact_messages', 'subscribers'];
  const entries = tables.map(async (table): Promise<[string, number]> => {
    const [counted] = await knex(table).count({ count: '*' });
    return [table, Number(counted?.count)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe.each(WRITES.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', (_name, acting) => {
  const send = (who: TestMember, part: string, token: string) => {
    const path =
      acting.path.replaceAll(/\{\w+\}/g, inPath(part)) + (acting.byLink ? `?token=${inPath(token)}` : '');
    const req = acting.method === 'POST' ? request(cms.server).post(path) : request(cms.server).delete(path);
    return acting.caller === 'member' ? req.set(who.auth) : req;
  };

  test('responds to any input with an expected status and stores nothing that it refuses', async () => {
    await fc.assert(
      fc.asyncProperty(body, inAddress, inAddress, async (sent, part, token) => {
        // A request with the right password may delete the account or change its token.
        const who = acting.limit === 'account' ? await createMember(cms) : ada;
        const before = await counts();
        const response = await send(who, part, token)
          .type('json')
          .send(filled(proven(acting, sent)));
        expect(STATUSES(acting)).toContain(response.status);
        expect(response.headers['content-type']).toMatch(/^application\/json/);
        if (response.status < 400) return;
        expect(response.body).toEqual({ error: expect.any(String), message: response.body.error });
        expect(response.text).not.toMatch(STACK);
        expect(await counts()).toEqual(before);
      }),
      { numRuns: acting.path.includes('/users/') ? 60 : 150 },
    );
  });
});

/** A path of ours, of the database, or of a program's internals. */
const STACK = /\n +at |node_modules|\.[jt]s:\d|SQLITE_|select |insert into|knex|undefined|\[object/;

/** The documented statuses of an endpoint, except those for invalid tokens. */
const STATUSES = ({ path, status, caller, limit, conflicts, finds }: Write): number[] => {
  const proves = limit === 'login' || limit === 'account';
  const speaksOfMember = caller === 'member' && !proves;
  return [
    status,
    400,
    ...(proves ? [401] : []),
    ...(speaksOfMember ? [403] : []),
    ...(finds || path.includes('{') ? [404] : []),
    ...(conflicts ? [409] : []),
  ];
};
