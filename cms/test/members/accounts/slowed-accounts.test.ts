import request from 'supertest';
import { bootCms, type Cms } from '../../support/harness';
import { PASSWORD, createMember } from '../../support/members/create-member';

const SLOWED_AFTER = 6;

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE_SLOWED_PASSWORDS_PER_10_MINUTES: String(SLOWED_AFTER) });
});
afterAll(() => cms.stop());

let visitors = 0;
const newVisitor = () => `198.51.100.${(visitors += 1)}`;
const login = (username: string, password: string, visitor = newVisitor()) =>
  request(cms.server).post('/api/users/login').set('x-forwarded-for', visitor).send({ username, password });

/** Creates a member and sends as many wrong passwords as slow the account down, each from another visitor. */
async function createSlowed(username: string): Promise<void> {
  await createMember(cms, username);
  for (let time = 0; time < SLOWED_AFTER; time += 1) await login(username, 'Wr0ng!pass').expect(401);
}

test('wrong passwords from many visitors slow an account down without locking it', async () => {
  await createMember(cms, 'quick');
  await createSlowed('slow');
  const order: string[] = [];
  const logIn = async (name: string) => {
    await login(name, PASSWORD).expect(200);
    order.push(name);
  };
  const slow = logIn('slow');
  await logIn('quick');
  await slow;
  expect(order).toEqual(['quick', 'slow']);
});

test('a slowed account lets only one of a visitor’s concurrent logins through', async () => {
  await createSlowed('hurried');
  const visitor = newVisitor();
  const [elsewhere, ...responses] = await Promise.all([
    login('hurried', PASSWORD),
    ...Array.from({ length: 5 }, () => login('hurried', PASSWORD, visitor)),
  ]);
  expect(elsewhere.status).toBe(200);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429]);
  const refused = responses.filter(({ status }) => status === 429);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
