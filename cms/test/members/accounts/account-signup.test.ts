import request from 'supertest';
import { DUMMY_HASH } from '../../../src/platform/strapi/password-hash';
import { bootCms, type Cms } from '../../support/harness';

const ACCENTS = '\u0301'.repeat(100_000) + '\u0316'.repeat(100_000);
const WEAK = /^At least 8 characters, with /;

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const GOOD = { username: 'Ada', email: 'ada@example.org', password: 'Str0ng!pw' };
let visitors = 0;
/** A new address each time, so that no test is rate-limited by another. */
const signup = (body: unknown) => {
  visitors += 1;
  return request(cms.server)
    .post('/api/users/signup')
    .set('x-forwarded-for', `198.51.100.${visitors}`)
    .send(Object(body));
};
const rows = () => cms.strapi.db.connection('up_users');
const accounts = () => cms.strapi.db.query('plugin::users-permissions.user').findMany({ populate: ['role'] });
beforeEach(() => rows().delete());

test('creates an account with the default role, an unconfirmed address and a hashed password', async () => {
  const { body, headers } = await signup({
    ...GOOD,
    email: ' Ada@Example.ORG ',
    confirmed: true,
    role: 1,
  }).expect(201);
  const [account] = await accounts();
  expect(body).toEqual({
    user: { id: account.id, user_id: account.id, username: 'Ada', email: 'ada@example.org' },
    token: expect.any(String),
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(account).toMatchObject({
    provider: 'local',
    confirmed: false,
    blocked: false,
    tokenVersion: 0,
    documentId: expect.stringMatching(/^[a-z\d]{24}$/),
    role: { type: 'authenticated' },
  });
  // For unknown accounts, a login compares NOBODYS_HASH instead, which must cost the same.
  expect(account.password.slice(0, 7)).toBe(DUMMY_HASH.slice(0, 7));
  await request(cms.server)
    .get('/api/users/me')
    .set('authorization', `Bearer ${body.token}`)
    .expect(200, body.user);
});

test('stores every column that Strapi would fill', async () => {
  await signup(GOOD).expect(201);
  await cms.strapi.documents('plugin::users-permissions.user').create({
    data: { ...GOOD, username: 'Strapi', email: 'strapi@example.org', provider: 'local', tokenVersion: 0 },
  });
  const kinds = (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value === null ? null : typeof value]),
    );
  const [ours, theirs] = await rows().orderBy('id');
  expect(kinds(ours)).toEqual(kinds(theirs));
});

describe('a refused sign-up', () => {
  test.each([
    ['an empty body', undefined, /username/],
    ['an array', [], /username/],
    ['a short username', { ...GOOD, username: 'ab', email: '', password: '' }, /3 to 30 visible characters/],
    ['a username with an @', { ...GOOD, username: 'ada@home' }, /without @/],
    // Normalising it would take minutes.
    ['a username of 200,000 accents', { ...GOOD, username: `a${ACCENTS}` }, /3 to 30 visible characters/],
    ['an address of 200,000 accents', { ...GOOD, email: `a${ACCENTS}@example.org` }, /valid email address/],
    ['a username that is not a string', { ...GOOD, username: 7 }, /3 to 30 visible characters/],
    ['no email address', { username: 'Ada', password: '' }, /^Please enter an email address\.$/],
    ['an invalid email address', { ...GOOD, email: 'ada', password: '' }, /valid email address/],
    ['no password', { username: 'Ada', email: 'ada@example.org' }, WEAK],
    ['a weak password', { ...GOOD, password: 'password' }, WEAK],
    ['a password that is not a string', { ...GOOD, password: { $ne: '' } }, WEAK],
    ['a password longer than bcrypt reads', { ...GOOD, password: `aA1@${'x'.repeat(69)}` }, WEAK],
  ])('reports the first problem with 400: %s', async (_what, sent, sentence) => {
    const { body } = await signup(sent).expect(400);
    expect(body).toEqual({ error: expect.stringMatching(sentence), message: body.error });
    expect(await rows()).toEqual([]);
  });

  test('gets 409 with a distinct message for a known address and for a taken username', async () => {
    await signup(GOOD).expect(201);
    const email = await signup({ ...GOOD, username: 'Bea', email: 'ADA@example.org' }).expect(409);
    expect(email.body).toEqual({
      error: expect.stringContaining('Email already exists'),
      message: email.body.error,
    });
    const name = await signup({ ...GOOD, username: 'aDA', email: 'bea@example.org' }).expect(409);
    expect(name.body.error).toMatch(/username is taken/);
    expect(name.body.error).not.toContain('Email already exists');
    const both = await signup(GOOD).expect(409);
    expect(both.body.error).toContain('Email already exists');
    expect(await rows()).toHaveLength(1);
  });
});

describe('a username that could be mistaken for another person’s', () => {
  test.each(['Wellfolio', 'admin', 'Editorial team', 'deleted-member', 'Wеllfolio Support', 'Аdmin'])(
    'is refused if it is reserved: %s',
    async (username) => {
      const { body } = await signup({ ...GOOD, username }).expect(400);
      expect(body.error).toMatch(/username is reserved.*choose another/);
      expect(await rows()).toEqual([]);
    },
  );

  test('is refused as taken if it looks like a member’s', async () => {
    await signup({ ...GOOD, username: 'Ada Lovelace' }).expect(201);
    for (const username of ['Аdа Lоvelace', 'ada 1ovelace', 'ADA\u00A0LОVELACE']) {
      const { body } = await signup({ ...GOOD, username, email: 'bea@example.org' }).expect(409);
      expect(body.error).toMatch(/username is taken/);
    }
    const known = await signup({ ...GOOD, username: 'Аdа Lоvelace' }).expect(409);
    expect(known.body.error).toContain('Email already exists');
    await signup({ ...GOOD, username: 'Ada Lovelacé', email: 'cleo@example.org' }).expect(201);
  });

  test('is given to one of many concurrent sign-ups', async () => {
    const names = ['Ada', 'Аda', 'Adа', 'Аdа'];
    const responses = await Promise.all(
      names.map((username, index) => signup({ ...GOOD, username, email: `ada${index}@example.org` })),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ]);
  });
});

test('creates one account when many sign up concurrently with one email address or username', async () => {
  const getStatus = async (body: object) => (await signup(body)).status;
  const atOnce = (count: number, one: (index: number) => object) =>
    Promise.all(Array.from({ length: count }, (_, index) => getStatus({ ...GOOD, ...one(index) })));
  const address = await atOnce(20, (index) => ({ username: `member ${index}` }));
  const name = await atOnce(5, (index) => ({ username: 'One', email: `one${index}@example.org` }));
  for (const statuses of [address, name]) {
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(statuses.length - 1);
  }
  const stored = await accounts();
  expect(stored).toHaveLength(2);
  expect(stored.every(({ role }: { role: object | null }) => role !== null)).toBe(true);
});

test('reports success for a filled honeypot field but creates no account', async () => {
  const person = await signup(GOOD).expect(201);
  const program = await signup({
    username: 'Spam',
    email: 'spam@example.org',
    password: GOOD.password,
    leave_empty: 'http://spam.example',
  }).expect(201);
  const shape = ({ user, token }: { user: object; token: string }) => [
    Object.entries(user).map(([name, value]) => [name, typeof value]),
    Object.keys(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())),
  ];
  expect(shape(program.body)).toEqual(shape(person.body));
  expect(program.body.user.username).toBe('Spam');
  expect(await rows()).toHaveLength(1);
  const me = (token: string) =>
    request(cms.server).get('/api/users/me').set('authorization', `Bearer ${token}`);
  await me(program.body.token).expect(401);
  // Nor does the token open the account that gets that id.
  await rows().insert({
    id: program.body.user.id,
    username: 'Later',
    email: 'later@example.org',
    token_version: 0,
  });
  await me(program.body.token).expect(401);
  await signup({ ...GOOD, username: 'Bea', email: 'bea@example.org', leave_empty: '' }).expect(201);
});
