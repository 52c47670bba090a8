import request from 'supertest';
import { createResetCode } from '../../../src/domain/members/password-reset/code';
import { bootCms, type Cms } from '../../support/harness';
import { PASSWORD, createMember, type TestMember } from '../../support/members/create-member';

const NEW = 'N3w!password';
const ALLOWED = 3;

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE_WRONG_PASSWORDS_PER_10_MINUTES: String(ALLOWED) });
});
afterAll(() => cms.stop());

const update = (who: TestMember, body: object, visitor = '192.0.2.1') =>
  request(cms.server)
    .post('/api/users/update-password')
    .set(who.auth)
    .set('x-forwarded-for', visitor)
    .send(body);
const me = (token: string) =>
  request(cms.server).get('/api/users/me').set('authorization', `Bearer ${token}`);
const login = (email: string, password: string) =>
  request(cms.server).post('/api/users/login').send({ email, password });

test('a password change invalidates every token except the one it returns', async () => {
  const ada = await createMember(cms, 'ada');
  const { body, headers } = await update(ada, { currentPassword: PASSWORD, newPassword: NEW }).expect(200);
  expect(body).toEqual({
    message: expect.stringMatching(/^Password changed successfully/),
    token: expect.any(String),
  });
  expect(headers['cache-control']).toBe('private, no-store');
  await me(ada.token).expect(401);
  await me(body.token).expect(200);
  await login(ada.email, PASSWORD).expect(401);
  const session = await login(ada.email, NEW).expect(200);
  await me(session.body.token).expect(200);
});

test('a password change invalidates a pending reset code', async () => {
  const bea = await createMember(cms, 'bea');
  const otp = await createResetCode(cms.strapi, bea.id);
  await update(bea, { currentPassword: PASSWORD, newPassword: NEW }).expect(200);
  await request(cms.server).post('/api/users/verify-otp').send({ email: bea.email, otp }).expect(400);
});

test.each([
  ['no current password', { newPassword: NEW }, /current password/],
  ['a non-string current password', { currentPassword: 7, newPassword: NEW }, /current password/],
  ['no new password', { currentPassword: PASSWORD }, /^At least 8 characters, with /],
  [
    'a weak new password',
    { currentPassword: 'Wr0ng!pass', newPassword: 'weak' },
    /^At least 8 characters, with /,
  ],
  [
    'a non-string new password',
    { currentPassword: PASSWORD, newPassword: [NEW] },
    /^At least 8 characters, with /,
  ],
])('responds 400 to a password change with %s', async (_what, sent, sentence) => {
  const cleo = await createMember(cms);
  const { body } = await update(cleo, sent).expect(400);
  expect(body).toEqual({ error: expect.stringMatching(sentence), message: body.error });
  await me(cleo.token).expect(200);
});

test('responds 401 to a wrong current password and 429 after too many attempts', async () => {
  const dora = await createMember(cms, 'dora');
  const wrong = { currentPassword: 'Wr0ng!pass', newPassword: NEW };
  for (let time = 0; time < ALLOWED; time += 1) {
    const { body } = await update(dora, wrong).expect(401);
    expect(body).toEqual({ error: expect.stringContaining('current password'), message: body.error });
  }
  await update(dora, { currentPassword: PASSWORD, newPassword: NEW }).expect(429);
  // Requests that check the same password share its count.
  const own = request(cms.server)
    .post('/api/users/me/export')
    .set(dora.auth)
    .set('x-forwarded-for', '192.0.2.1');
  expect((await own.send({ password: PASSWORD })).status).toBe(429);
  await me(dora.token).expect(200);
  await update(dora, { currentPassword: PASSWORD, newPassword: NEW }, '192.0.2.2').expect(200);
});

test('refuses a password change for an account without a password', async () => {
  const eve = await createMember(cms, 'eve', { password: null });
  await update(eve, { currentPassword: 'null', newPassword: NEW }).expect(401);
});
