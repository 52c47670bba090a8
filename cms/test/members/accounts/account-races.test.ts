import request from 'supertest';
import { createResetCode, redeemCode } from '../../../src/domain/members/password-reset/code';
import { bootCms, type Cms } from '../../support/harness';
import { PASSWORD, createMember } from '../../support/members/create-member';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const post = (path: string, body: object) => request(cms.server).post(`/api/users/${path}`).send(body);
const statuses = async (count: number, act: (index: number) => PromiseLike<{ status: number }>) => {
  const responses = await Promise.all(Array.from({ length: count }, (_, index) => act(index)));
  return responses.map(({ status }) => status);
};
const times = (all: number[], status: number) => all.filter((one) => one === status).length;
const enters = (email: string, password: string) =>
  post('login', { email, password }).then(({ status }) => status);

test('accepts a reset code once out of fifty concurrent attempts', async () => {
  const ada = await createMember(cms, 'ada');
  const code = await createResetCode(cms.strapi, ada.id);
  const all = await statuses(50, () => post('verify-otp', { email: ada.email, otp: code }));
  // The others come too late and count as wrong codes.
  expect([times(all, 200), times(all, 400) + times(all, 429)]).toEqual([1, 49]);
});

test('invalidates a code after five wrong tries when 49 arrive concurrently', async () => {
  const bea = await createMember(cms, 'bea');
  const code = await createResetCode(cms.strapi, bea.id);
  const wrong = Array.from({ length: 49 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  await statuses(49, (index) =>
    post('verify-otp', { email: bea.email, otp: wrong[index] }).set('x-forwarded-for', '192.0.2.9'),
  );
  expect(
    await cms.strapi.db.connection('password_resets').where({ member_id: bea.id }).first('code_tries'),
  ).toEqual({
    code_tries: 5,
  });
  expect(await redeemCode(cms.strapi, bea.id, code)).toBeUndefined();
});

test('sets one password when a reset token is used ten times concurrently', async () => {
  const cleo = await createMember(cms, 'cleo');
  const resetToken = await redeemCode(cms.strapi, cleo.id, await createResetCode(cms.strapi, cleo.id));
  const password = (index: number) => `N3w!passw${index}`;
  const all = await statuses(10, (index) =>
    post('change-password', { user_id: cleo.id, resetToken, newPassword: password(index) }).set(
      'x-forwarded-for',
      `192.0.2.1${index}`,
    ),
  );
  expect([times(all, 200), times(all, 400)]).toEqual([1, 9]);
  expect(await enters(cleo.email, password(all.indexOf(200)))).toBe(200);
});

test('applies one of ten concurrent password changes and keeps only its token valid', async () => {
  const dora = await createMember(cms, 'dora');
  const password = (index: number) => `N3w!passw${index}`;
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      post('update-password', { currentPassword: PASSWORD, newPassword: password(index) })
        .set(dora.auth)
        .set('x-forwarded-for', `192.0.2.2${index}`),
    ),
  );
  const all = responses.map(({ status }) => status);
  expect([times(all, 200), times(all, 401)]).toEqual([1, 9]);
  const winner = all.indexOf(200);
  expect(await enters(dora.email, password(winner))).toBe(200);
  const me = (token: string) =>
    request(cms.server).get('/api/users/me').set('authorization', `Bearer ${token}`);
  await me(responses[winner]?.body.token).expect(200);
  await me(dora.token).expect(401);
});
