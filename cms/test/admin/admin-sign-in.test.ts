import request from 'supertest';
import { COUNTS_TABLE } from '../../src/platform/rate-limit/counts-table';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';
import { loginAsAdmin } from '../support/members/sign-in';

const PASSWORD = 'Secret-Passw0rd';
const WRONG = 'Wrong-Passw0rd';

let cms: Cms;
let mail: MailServer;
let admin: string;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({ SMTP_URL: mail.url, THROTTLE_ADMIN_SIGN_IN_PER_MINUTE: '30' });
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

const EDITOR = 'strapi-editor@example.org';
let visitors = 0;
const newVisitor = () => `198.51.100.${(visitors += 1)}`;
const post = (path: string, body: object, visitor = newVisitor()) =>
  request(cms.server).post(path).set('x-forwarded-for', visitor).send(body);
const login = (email: unknown, password = WRONG, visitor?: string) =>
  post('/admin/login', { email, password }, visitor);
const byAdmin = (method: 'post' | 'put', path: string, body: object) =>
  request(cms.server)[method](path).auth(admin, { type: 'bearer' }).send(body);
const sentence = (words: string) => ({ data: null, error: { message: expect.stringContaining(words) } });

const PATHS = [
  '/admin/login',
  '/admin/register-admin',
  '/admin/register',
  '/admin/forgot-password',
  '/admin/reset-password',
  '/admin/access-token',
];

describe.each(PATHS)('%s', (path) => {
  test('refuses a body of more than 16 KB with 413, and one of unknown size with 411', async () => {
    const { body } = await post(path, { email: 'a'.repeat(990_000) }).expect(413);
    expect(body).toMatchObject(sentence('16 KB at most'));
    const chunked = request(cms.server).post(path.toUpperCase()).set('content-type', 'application/json');
    chunked.write('{}');
    await chunked.expect(411);
  });

  test('is limited per visitor, and an IPv6 network counts as one', async () => {
    const network = (host: number) => `2001:db8:${PATHS.indexOf(path)}::${host}`;
    for (let time = 0; time < 30; time += 1) {
      const { status } = await post(`${path}/`, {}, network(time));
      expect([time, status]).not.toEqual([time, 429]);
    }
    // The admin requests tokens by itself, so the limit for them is much higher.
    const status = path === '/admin/access-token' ? 401 : 429;
    await post(path, {}, network(99)).expect(status);
  });
});

describe('signing in', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['no text', { $ne: '' }],
    ['longer than an address can be', `${'a'.repeat(250)}@example.org`],
  ])('with an address that is %s gets 400', async (_what, email) => {
    await login(email).expect(400);
  });

  test('with ten wrong passwords locks the account for that visitor, even with the right password', async () => {
    const visitor = newVisitor();
    // Other limits refuse more than ten per minute for one editor in any case.
    await cms.strapi.db.connection(COUNTS_TABLE).delete();
    for (let time = 0; time < 9; time += 1) await login(EDITOR, WRONG, visitor).expect(400);
    await login(EDITOR.toUpperCase(), WRONG, visitor).expect(400);
    const { headers, body } = await login(EDITOR, PASSWORD, visitor).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toMatchObject(sentence('too often'));
    await login(EDITOR, PASSWORD).expect(200);
  });

  test('counts under a hash, so that the database contains no address', async () => {
    await login('Somebody@example.org').expect(400);
    const keys = (await cms.strapi.db.connection(COUNTS_TABLE).select('key')).map(({ key }) => String(key));
    expect(keys.some((key) => key.startsWith('adminLogin'))).toBe(true);
    expect(keys.join()).not.toMatch(/somebody|@/i);
  });

  test('compares a hash whether or not the admin exists', async () => {
    const compared = jest.fn();
    const bcrypt = strapiHost.requireCompiled('../node_modules/bcryptjs');
    const { compare } = bcrypt;
    bcrypt.compare = (password: string, hash: string) => {
      compared(hash.slice(0, 7));
      return compare(password, hash);
    };
    await login('nobody@example.org').expect(400);
    await login(EDITOR).expect(400);
    bcrypt.compare = compare;
    expect(compared.mock.calls).toEqual([['$2b$10$'], [expect.stringMatching(/^\$2[ab]\$10\$/)]]);
  });
});

describe('a forgotten password', () => {
  test('gets the same response for a known and an unknown address, and a mail for the known one', async () => {
    await post('/admin/forgot-password', { email: 'nobody@example.org' }).expect(204);
    await post('/admin/forgot-password', { email: EDITOR }).expect(204);
    const [message] = await mail.whenMailsTo(EDITOR, 1);
    expect(message?.text).toContain('/admin/auth/reset-password?code=');
  });
});

describe('a new password of an admin', () => {
  const short = 'Short-Pass1';
  const refused = {
    error: { details: { errors: [{ path: ['password'] }] }, message: expect.stringContaining('12') },
  };

  test('has at least twelve characters, whichever way it is set', async () => {
    const account = { firstname: 'New', lastname: 'Editor', email: 'new@example.org', roles: [2] };
    const me = { currentPassword: PASSWORD, password: short };
    const responses = [
      await byAdmin('put', '/admin/users/me', me),
      await byAdmin('put', '/admin/users/1', { ...account, password: short }),
      await post('/admin/register', {
        registrationToken: 'x',
        userInfo: { firstname: 'New', password: short },
      }),
      await post('/admin/reset-password', { resetPasswordToken: 'x', password: short }),
      await post('/admin/register-admin', { ...account, password: short }),
    ];
    for (const { status, body } of responses) expect([status, body]).toMatchObject([400, refused]);
  });

  test('remains valid if it is shorter but older than the rule', async () => {
    const email = 'earlier@example.org';
    await cms.strapi
      .service('admin::user')
      .create({ email, password: short, firstname: 'E', lastname: 'E', isActive: true, roles: [2] });
    await login(email, short).expect(200);
  });
});
