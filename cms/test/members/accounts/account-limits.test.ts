import fs from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import request from 'supertest';
import { createResetCode } from '../../../src/domain/members/password-reset/code';
import { COUNTS_TABLE } from '../../../src/platform/rate-limit/counts-table';
import { bootCms, type Cms } from '../../support/harness';
import { PASSWORD, createMember, type TestMember } from '../../support/members/create-member';
import { waitUntil } from '../../support/wait-until';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({
    SMTP_URL: '',
    THROTTLE_CODE_MAILS_PER_10_MINUTES: '4',
    THROTTLE_FIRST_CODE_MAILS_PER_HOUR: '1',
    THROTTLE_CODE_MAILBOX_PER_HOUR: '2',
    THROTTLE_WRONG_CODES_PER_DAY: '4',
    THROTTLE_RESET_PER_MINUTE: '9',
    THROTTLE_SIGNUP_PER_MINUTE: '4',
    THROTTLE_PROOFS_PER_10_MINUTES: '2',
    THROTTLE_PROOFS_OF_A_VISITOR_PER_10_MINUTES: '5',
  });
});
afterAll(() => cms.stop());

const post = (path: string, body: object, visitor: string) =>
  request(cms.server).post(`/api/users/${path}`).set('x-forwarded-for', visitor).send(body);
const forgot = (email: string, visitor: string) => post('forgot-password', { email }, visitor);

/** The mails in the outbox to an address: without SMTP_URL mails become files. */
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

test('limits how often one visitor can request a code for an address, known or unknown', async () => {
  const ada = await createMember(cms, 'ada');
  for (const email of [ada.email, 'nobody@example.org']) {
    for (let time = 0; time < 4; time += 1) await forgot(email, '192.0.2.1').expect(200);
    const { body, headers } = await forgot(email, '192.0.2.1').expect(429);
    expect(body.error).toMatch(/again in/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await forgot(ada.email, '192.0.2.2').expect(200);
});

test('always sends a visitor’s first code mail and silently drops mails beyond the mailbox limit', async () => {
  const bea = await createMember(cms, 'bea');
  // The first one for the visitor, and two from the shared limit; then the first one for another visitor, whose second
  // exceeds it.
  const visitors = ['192.0.2.10', '192.0.2.10', '192.0.2.10', '192.0.2.10', '192.0.2.11', '192.0.2.11'];
  for (const [time, sent] of [1, 2, 3, 3, 4, 4].entries()) {
    const { body } = await forgot(bea.email, visitors[time] ?? '').expect(200);
    expect(body).toEqual({ message: 'OTP sent to your email' });
    await waitUntil(`${sent} mails were written`, async () => (await mailsTo(bea.email)).length >= sent);
  }
  // A mail requested later has arrived, so a refused one would have arrived too.
  const cleo = await createMember(cms, 'cleo');
  await forgot(cleo.email, '192.0.2.15').expect(200);
  await waitUntil('a later mail was written', async () => (await mailsTo(cleo.email)).length > 0);
  const mails = await mailsTo(bea.email);
  expect(mails).toHaveLength(4);
  for (const text of mails) expect(text.match(/\d{6}/g)).toHaveLength(1);
});

describe('wrong reset codes', () => {
  let visitors = 50;
  const verify = (email: string, otp: string) =>
    post('verify-otp', { email, otp }, `192.0.2.${(visitors += 1)}`);
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  test('are limited per address across visitors, however many codes were requested', async () => {
    const eve = await createMember(cms, 'eve');
    const code = async () => {
      const mailed = await createResetCode(cms.strapi, eve.id);
      await verify(eve.email, wrong(mailed)).expect(400);
      return mailed;
    };
    await code();
    await verify(eve.email, await code()).expect(200);
    await code();
    const late = await code();
    const { body, headers } = await verify(eve.email, late).expect(429);
    expect(body.error).toBe('That was too often. Please try again in 24 hours.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  });

  test('are counted for unknown addresses too', async () => {
    const counted = () => cms.strapi.db.connection(COUNTS_TABLE).where('key', 'like', 'wrongCode:%');
    const before = (await counted()).length;
    await verify('nobody-at-all@example.org', '123456').expect(400);
    expect(await counted()).toHaveLength(before + 1);
  });
});

test('counts all password reset steps of a visitor against one limit', async () => {
  const steps = ['forgot-password', 'verify-otp', 'change-password'];
  for (let time = 0; time < 9; time += 1) await post(steps[time % 3] ?? '', {}, '192.0.2.20').expect(400);
  for (const step of steps) await post(step, {}, '192.0.2.20').expect(429);
  await post('verify-otp', {}, '192.0.2.21').expect(400);
});

test('limits sign-ups per visitor and creates no account for a refused sign-up', async () => {
  for (let time = 0; time < 4; time += 1) await post('signup', {}, '192.0.2.30').expect(400);
  const late = { username: 'late', email: 'late@example.org', password: 'Str0ng!pw' };
  await post('signup', late, '192.0.2.30').expect(429);
  expect(await cms.strapi.db.connection('up_users').where({ email: late.email })).toEqual([]);
});

test('responds 200 when a mail cannot be sent and logs the failure without the address', async () => {
  const dora = await createMember(cms, 'dora');
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const folder = path.join(cms.dataDir, 'outbox');
  fs.renameSync(folder, `${folder}-away`);
  fs.writeFileSync(folder, 'no folder');
  await forgot(dora.email, '192.0.2.40').expect(200);
  await waitUntil('the failure is logged', () => log.mock.calls.length > 0);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/mail could not be sent/));
  expect(JSON.stringify(log.mock.calls)).not.toContain('dora@');
  log.mockRestore();
});

describe('exports and deletions with a password', () => {
  const exported = (member: TestMember, visitor: string) =>
    request(cms.server)
      .post('/api/users/me/export')
      .set({ ...member.auth, 'x-forwarded-for': visitor })
      .send({ password: PASSWORD });

  test('are limited per account, even with the right password', async () => {
    const member = await createMember(cms);
    for (const visitor of ['192.0.2.50', '192.0.2.51']) await exported(member, visitor).expect(200);
    await exported(member, '192.0.2.52').expect(429);
  });

  test('are limited per visitor, across accounts', async () => {
    const members = [await createMember(cms), await createMember(cms), await createMember(cms)];
    const statuses: number[] = [];
    for (const member of members)
      for (let time = 0; time < 2; time += 1) statuses.push((await exported(member, '192.0.2.60')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
