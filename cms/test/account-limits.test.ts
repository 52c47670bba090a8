import fs from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import request from 'supertest';
import { bootCms, type Cms } from './harness';
import { someone } from './someone';
import { until } from './until';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({
    SMTP_URL: '',
    THROTTLE_CODE_MAILS_PER_10_MINUTES: '2',
    THROTTLE_CODE_MAILBOX_PER_HOUR: '3',
    THROTTLE_RESET_PER_MINUTE: '9',
    THROTTLE_SIGNUP_PER_MINUTE: '4',
  });
});
afterAll(() => cms.stop());

const post = (path: string, body: object, visitor: string) =>
  request(cms.server).post(`/api/users/${path}`).set('x-forwarded-for', visitor).send(body);
const forgot = (email: string, visitor: string) => post('forgot-password', { email }, visitor);

/** What was written to the outbox for an address: without SMTP_URL mail becomes files. */
async function mailsTo(email: string): Promise<string[]> {
  const folder = path.join(cms.dataDir, 'outbox');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const mails = await Promise.all(
    files.map((file) => simpleParser(fs.readFileSync(path.join(folder, file)))),
  );
  return mails
    .filter(({ to }) => to && !Array.isArray(to) && to.text.includes(email))
    .map(({ text = '' }) => text);
}

test('code mails that one visitor asks for have a limit, for an address that nobody has too', async () => {
  const ada = await someone(cms, 'ada');
  for (const email of [ada.email, 'nobody@example.org']) {
    for (let time = 0; time < 2; time += 1) await forgot(email, '192.0.2.1').expect(200);
    const { body, headers } = await forgot(email, '192.0.2.1').expect(429);
    expect(body.error).toMatch(/again in/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await forgot(ada.email, '192.0.2.2').expect(200);
});

test('beyond the limit of a mailbox none is sent, and nobody is told', async () => {
  const bea = await someone(cms, 'bea');
  for (let visitor = 10; visitor < 15; visitor += 1) {
    const { body } = await forgot(bea.email, `192.0.2.${visitor}`).expect(200);
    expect(body).toEqual({ message: 'OTP sent to your email' });
    const mails = Math.min(visitor - 9, 3);
    await until(`${mails} mails were written`, async () => (await mailsTo(bea.email)).length >= mails);
  }
  // One that is asked for later has come: so had a fourth, if it were sent.
  const cleo = await someone(cms, 'cleo');
  await forgot(cleo.email, '192.0.2.15').expect(200);
  await until('a later mail was written', async () => (await mailsTo(cleo.email)).length > 0);
  const mails = await mailsTo(bea.email);
  expect(mails).toHaveLength(3);
  for (const text of mails) expect(text.match(/\d{6}/g)).toHaveLength(1);
});

test('steps of a reset are counted together', async () => {
  const steps = ['forgot-password', 'verify-otp', 'change-password'];
  for (let time = 0; time < 9; time += 1) await post(steps[time % 3] ?? '', {}, '192.0.2.20').expect(400);
  for (const step of steps) await post(step, {}, '192.0.2.20').expect(429);
  await post('verify-otp', {}, '192.0.2.21').expect(400);
});

test('sign-ups of one visitor have a limit, and one that is refused opens nothing', async () => {
  for (let time = 0; time < 4; time += 1) await post('signup', {}, '192.0.2.30').expect(400);
  const late = { username: 'late', email: 'late@example.org', password: 'Str0ng!pw' };
  await post('signup', late, '192.0.2.30').expect(429);
  expect(await cms.strapi.db.connection('up_users').where({ email: late.email })).toEqual([]);
});

test('a mail that cannot be sent fails no request, and the log does not tell whose it was', async () => {
  const dora = await someone(cms, 'dora');
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const folder = path.join(cms.dataDir, 'outbox');
  fs.renameSync(folder, `${folder}-away`);
  fs.writeFileSync(folder, 'no folder');
  await forgot(dora.email, '192.0.2.40').expect(200);
  await until('the log tells it', () => log.mock.calls.length > 0);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/mail could not be sent/));
  expect(JSON.stringify(log.mock.calls)).not.toContain('dora@');
  log.mockRestore();
});
