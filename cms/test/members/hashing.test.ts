import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { repeatConcurrently } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';
import { PASSWORD, createMember, type TestMember } from '../support/members/create-member';

/** The maximum number that may wait, in total and per address (`bcrypt-in-threads.ts`). */
const MOST_WAITING = 100;
const MOST_OF_A_VISITOR = 20;

let cms: Cms;
let ada: TestMember;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
});
afterAll(() => cms.stop());

const login = (visitor: string, body: object) =>
  request(cms.server).post('/api/users/login').set('x-forwarded-for', visitor).send(body);
const signup = (visitor: string, name: string) =>
  request(cms.server)
    .post('/api/users/signup')
    .set('x-forwarded-for', visitor)
    .send({ username: name, email: `${name}@example.org`, password: 'Str0ng!pass' });

const count = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

test('concurrent passwords from one address wait in a short queue, and the rest get 503', async () => {
  const responses = await repeatConcurrently(40, (index) => signup('192.0.2.1', `visitor${index}`));
  expect(count(responses, 201)).toBeGreaterThanOrEqual(MOST_OF_A_VISITOR);
  expect(count(responses, 201) + count(responses, 503)).toBe(40);
  const refused = responses.find(({ status }) => status === 503);
  expect(refused?.headers['retry-after']).toBe('2');
  expect(refused?.body).toEqual({ error: expect.stringMatching(/try again/), message: refused?.body.error });
});

test('a refused sign-up stores nothing and succeeds later', async () => {
  const responses = await repeatConcurrently(40, (index) => signup('192.0.2.2', `later${index}`));
  const refused = responses.findIndex(({ status }) => status === 503);
  expect(await cms.strapi.db.connection('up_users').where({ username: `later${refused}` })).toEqual([]);
  await signup('192.0.2.2', `later${refused}`).expect(201);
});

test('many addresses are refused beyond the queue, and another visitor is accepted afterwards', async () => {
  const wrong = { email: ada.email, password: 'Wr0ng!password' };
  const responses = await repeatConcurrently(160, (index) => login(`198.51.100.${index}`, wrong));
  expect(count(responses, 401)).toBeGreaterThanOrEqual(MOST_WAITING);
  expect(count(responses, 401) + count(responses, 503)).toBe(160);
  await login('203.0.113.1', { email: ada.email, password: PASSWORD }).expect(200);
});

test('admins’ passwords wait in the same queue', async () => {
  const token = await loginAsAdmin(cms, 'strapi-editor');
  expect(token).toEqual(expect.any(String));
  const account = { email: 'strapi-editor@example.org', password: 'Wrong-Passw0rd' };
  const responses = await repeatConcurrently(40, () =>
    request(cms.server).post('/admin/login').set('x-forwarded-for', '192.0.2.3').send(account),
  );
  expect(count(responses, 400) + count(responses, 503)).toBe(40);
  expect(count(responses, 503)).toBeGreaterThan(0);
  const refused = responses.find(({ status }) => status === 503);
  expect(refused?.body).toMatchObject({ data: null, error: { status: 503 } });
});
