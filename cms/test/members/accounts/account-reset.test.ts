import request from 'supertest';
import { clearEnded } from '../../../src/domain/members/password-reset/resets-table';
import { refusal } from '../../support/members/member-calls';
import { NEW_PASSWORD, NO_CODE, bootResettingCms } from '../../support/cms/resetting-cms';
import { PASSWORD, createMember } from '../../support/members/create-member';

const SENT = { message: 'OTP sent to your email' };

const at = bootResettingCms();
const { post, forgot, verify, change, resets, codeFor, tokenFor } = at;

test('resets the password with a one-time code and token, and ends every session', async () => {
  const ada = await createMember(at.cms, 'Ada');
  await forgot(' ADA@Example.org ').expect(200, SENT);
  const code = await codeFor(ada.email);
  const first = await verify('Ada@example.ORG', `${code.slice(0, 3)} ${code.slice(3)} `).expect(200);
  expect(first.body).toEqual({ user_id: ada.id, resetToken: expect.stringMatching(/^[\w-]{43}$/) });
  await verify(ada.email, code).expect(400, refusal(NO_CODE));
  await change(ada.id, first.body.resetToken).expect(200, { message: 'Password changed successfully' });
  const again = await change(ada.id, first.body.resetToken, 'An0ther!one').expect(400);
  expect(again.body.error).not.toMatch(/password/i);
  await request(at.cms.server).get('/api/users/me').set(ada.auth).expect(401);
  await post('login', { email: ada.email, password: PASSWORD }).expect(401);
  await post('login', { email: ada.email, password: NEW_PASSWORD }).expect(200);
  expect(await resets().where({ member_id: ada.id })).toEqual([]);
});

test('lets a member log in right after a reset, despite earlier wrong passwords', async () => {
  const max = await createMember(at.cms, 'max');
  const from = (path: string, body: object) =>
    request(at.cms.server).post(`/api/users/${path}`).set('x-forwarded-for', '203.0.113.1').send(body);
  const login = (password: string) => from('login', { email: max.email, password });
  for (let time = 0; time < 10; time += 1) await login('forgotten').expect(401);
  await login(PASSWORD).expect(429);
  const resetToken = await tokenFor(max.email);
  await from('change-password', { user_id: max.id, resetToken, newPassword: NEW_PASSWORD }).expect(200);
  await login(NEW_PASSWORD).expect(200);
  for (let time = 0; time < 10; time += 1) await login('forgotten').expect(401);
  await login(NEW_PASSWORD).expect(429);
});

test('sends a text and HTML mail that explains what to do if it was not requested', async () => {
  const bea = await createMember(at.cms, 'bea 654321');
  await forgot(bea.email).expect(200);
  const [letter] = await at.mail.whenMailsTo(bea.email);
  const code = await codeFor(bea.email);
  expect(letter?.from?.text).toContain('no-reply@wellfolio.example');
  expect(letter?.subject).not.toContain(code);
  expect(letter?.text).toMatch(/valid for 10 minutes/);
  expect(letter?.text).toMatch(/did not ask[^]*ignore this email/);
  expect(letter?.text).toContain('Well & <Folio>');
  expect(letter?.html).toContain('Well &amp; &lt;Folio&gt;');
  expect(letter?.html).toContain(code);
});

test('responds identically to known, unknown and blocked addresses and mails only the known one', async () => {
  const cleo = await createMember(at.cms, 'cleo');
  const blocked = await createMember(at.cms, 'blocked', { blocked: true });
  const responses = [
    await forgot('nobody@example.org'),
    await forgot(blocked.email),
    await forgot(cleo.email),
  ];
  const comparable = responses.map(({ status, body, headers: { date: _date, ...headers } }) => ({
    status,
    body,
    headers,
  }));
  for (const one of comparable) expect(one).toEqual(comparable[0]);
  expect(comparable[0]).toMatchObject({ status: 200, body: SENT });
  await at.mail.whenMailsTo(cleo.email);
  expect(at.mail.mailsTo('nobody@example.org')).toEqual([]);
  expect(at.mail.mailsTo(blocked.email)).toEqual([]);
  await verify('nobody@example.org', '123456').expect(400, refusal(NO_CODE));
});

test('confirms the email address when its code is verified', async () => {
  const dora = await createMember(at.cms, 'dora');
  await tokenFor(dora.email);
  const [row] = await at.cms.strapi.db.connection('up_users').where({ id: dora.id });
  expect(Boolean(row.confirmed)).toBe(true);
});

test('unconfirms a member and voids their reset token when the email address changes', async () => {
  const nele = await createMember(at.cms, 'nele');
  const account = at.cms.strapi.db.query('plugin::users-permissions.user');
  const token = await tokenFor(nele.email);
  await account.update({ where: { id: nele.id }, data: { email: 'NELE@example.org' } });
  expect(await account.findOne({ where: { id: nele.id } })).toMatchObject({ confirmed: true });
  await account.update({ where: { id: nele.id }, data: { email: 'nele@example.com' } });
  expect(await account.findOne({ where: { id: nele.id } })).toMatchObject({ confirmed: false });
  await change(nele.id, token).expect(400);
});

describe('a reset code', () => {
  test('is stored only as a hash', async () => {
    const eve = await createMember(at.cms, 'eve');
    await forgot(eve.email).expect(200);
    const code = await codeFor(eve.email);
    const [row] = await resets().where({ member_id: eve.id });
    expect(row.code_hash).toMatch(/^[a-f\d]{64}$/);
    expect(Object.values(row).map(String)).not.toContain(code);
  });

  test('expires after five wrong tries, after ten minutes, and when a newer one is sent', async () => {
    const fay = await createMember(at.cms, 'fay');
    const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await forgot(fay.email).expect(200);
    const tried = await codeFor(fay.email);
    for (let time = 0; time < 5; time += 1)
      await verify(fay.email, wrong(tried)).expect(400, refusal(NO_CODE));
    await verify(fay.email, tried).expect(400, refusal(NO_CODE));

    await forgot(fay.email).expect(200);
    const late = await codeFor(fay.email, 2);
    const soon = Number((await resets().where({ member_id: fay.id }).first()).code_ends) - Date.now();
    expect(soon).toBeGreaterThan(9 * 60_000);
    expect(soon).toBeLessThanOrEqual(10 * 60_000);
    await resets()
      .where({ member_id: fay.id })
      .update({ code_ends: Date.now() - 1 });
    await verify(fay.email, late).expect(400, refusal(NO_CODE));

    await forgot(fay.email).expect(200);
    const older = await codeFor(fay.email, 3);
    await forgot(fay.email).expect(200);
    const newer = await codeFor(fay.email, 4);
    if (older !== newer) await verify(fay.email, older).expect(400, refusal(NO_CODE));
    await verify(fay.email, newer).expect(200);
  });

  test('is accepted on the fifth try, not counting malformed ones', async () => {
    const gina = await createMember(at.cms, 'gina');
    await forgot(gina.email).expect(200);
    const code = await codeFor(gina.email);
    for (let time = 0; time < 4; time += 1) await verify(gina.email, 'aaaaaa').expect(400);
    for (let time = 0; time < 4; time += 1)
      await verify(gina.email, code === '000000' ? '000001' : '000000').expect(400);
    await verify(gina.email, code).expect(200);
  });
});

describe('a reset token', () => {
  test('is valid for one member only and stored as a hash', async () => {
    const [hana, ida] = [await createMember(at.cms, 'hana'), await createMember(at.cms, 'ida')];
    const token = await tokenFor(hana.email);
    await tokenFor(ida.email);
    expect((await change(ida.id, token).expect(400)).body.error).not.toMatch(/password/i);
    const [row] = await resets().where({ member_id: hana.id });
    expect(row.token_hash).toMatch(/^[a-f\d]{64}$/);
    expect(row.token_hash).not.toBe(token);
    await change(String(hana.id), token).expect(200);
  });

  test('survives four refused passwords and becomes invalid with the fifth', async () => {
    const jo = await createMember(at.cms, 'jo1');
    const token = await tokenFor(jo.email);
    const weak = await change(jo.id, token, 'weak').expect(400);
    expect(weak.body.error).toMatch(/^At least 8 characters, with /);
    expect(weak.body.error).not.toMatch(/password/i);
    const old = await change(jo.id, token, PASSWORD).expect(400);
    expect(old.body.error).toMatch(/password/);
    for (let time = 0; time < 2; time += 1) await change(jo.id, token, 'weak').expect(400);
    await change(jo.id, token, NEW_PASSWORD).expect(200);

    const next = await tokenFor(jo.email, 2);
    for (let time = 0; time < 5; time += 1) await change(jo.id, next, 'weak').expect(400);
    const dead = await change(jo.id, next, 'An0ther!one').expect(400);
    expect(dead.body.error).not.toMatch(/password|At least/i);
  });

  test('is not used up by wrong tokens for the same member', async () => {
    const lea = await createMember(at.cms, 'lea');
    const token = await tokenFor(lea.email);
    for (let time = 0; time < 6; time += 1) await change(lea.id, 'x'.repeat(43)).expect(400);
    await change(lea.id, token).expect(200);
  });

  test('expires after fifteen minutes and on any password change', async () => {
    const kim = await createMember(at.cms, 'kim');
    const token = await tokenFor(kim.email);
    const soon = Number((await resets().where({ member_id: kim.id }).first()).token_ends) - Date.now();
    expect(soon).toBeGreaterThan(14 * 60_000);
    expect(soon).toBeLessThanOrEqual(15 * 60_000);
    await resets()
      .where({ member_id: kim.id })
      .update({ token_ends: Date.now() - 1 });
    await change(kim.id, token).expect(400);

    const next = await tokenFor(kim.email, 2);
    await at.cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: kim.id }, data: { password: 'set by an editor' } });
    await change(kim.id, next).expect(400);
  });
});

describe('a malformed request', () => {
  test.each([
    ['no email address', 'forgot-password', {}, /^Please enter an email address\.$/],
    ['an invalid email address', 'forgot-password', { email: 'ada' }, /valid email address/],
    [
      'a non-string email address',
      'forgot-password',
      { email: ['a@b.co'] },
      /^Please enter an email address/,
    ],
    ['a code without an email address', 'verify-otp', { otp: '123456' }, /^Please enter an email address/],
    ['no code', 'verify-otp', { email: 'ada@example.org' }, /code/],
    ['a numeric code', 'verify-otp', { email: 'ada@example.org', otp: 123456 }, /code/],
    ['a code of letters', 'verify-otp', { email: 'ada@example.org', otp: 'abcdef' }, /code/],
    ['no token', 'change-password', { user_id: 1, newPassword: NEW_PASSWORD }, /new code/],
    ['no user id', 'change-password', { resetToken: 'x', newPassword: NEW_PASSWORD }, /new code/],
    [
      'a user id that is an object',
      'change-password',
      { user_id: { a: 1 }, resetToken: 'x', newPassword: NEW_PASSWORD },
      /new code/,
    ],
    [
      'a huge user id',
      'change-password',
      { user_id: 1e300, resetToken: 'x', newPassword: NEW_PASSWORD },
      /new code/,
    ],
    [
      'a huge integer user id',
      'change-password',
      { user_id: 2 ** 52, resetToken: 'x', newPassword: NEW_PASSWORD },
      /new code/,
    ],
    [
      'a negative user id',
      'change-password',
      { user_id: -1, resetToken: 'x', newPassword: NEW_PASSWORD },
      /new code/,
    ],
  ])('gets 400 for %s', async (_what, path, sent, sentence) => {
    const { body } = await post(path, sent).expect(400);
    expect(body).toEqual(refusal(body.error));
    expect(body.error).toMatch(sentence);
  });
});

test('clears codes and tokens from the database once they expire, and not before', async () => {
  const hal = await createMember(at.cms, 'Hal');
  const storedResets = () => resets().where({ member_id: hal.id });
  const clearIn = (minutes: number) => clearEnded(at.cms.strapi.db.connection, Date.now() + minutes * 60_000);
  await forgot(hal.email).expect(200);
  const code = await codeFor(hal.email);
  await clearIn(9);
  const { body } = await verify(hal.email, code).expect(200);
  await clearIn(14);
  await change(hal.id, body.resetToken, PASSWORD).expect(400);
  expect(await storedResets()).toHaveLength(1);
  await clearIn(16);
  expect(await storedResets()).toEqual([]);
  await forgot(hal.email).expect(200);
  await codeFor(hal.email, 2);
  const links = () => at.cms.strapi.db.connection('password_reset_links').where({ member_id: hal.id });
  expect(await links()).toHaveLength(1);
  await clearIn(11);
  expect([...(await storedResets()), ...(await links())]).toEqual([]);
});
