import request from 'supertest';
import { refusal } from '../../support/members/member-calls';
import { dropRecords, restart } from '../../support/content/releases';
import { NEW_PASSWORD, NO_CODE, bootResettingCms } from '../../support/cms/resetting-cms';
import { createMember } from '../../support/members/create-member';

const at = bootResettingCms();
const { post, forgot, verify, change, codeFor, tokenFor } = at;

describe('the link of the mail', () => {
  const tokenIn = (text = '') => /\/enter-code#token=([a-zA-Z]+)/.exec(text)?.[1] ?? '';
  const linkFor = async (email: string, mails = 1) =>
    tokenIn((await at.mail.whenMailsTo(email, mails)).at(-1)?.text);
  const links = () => at.cms.strapi.db.connection('password_reset_links');
  const follow = (token: unknown) => post('verify-otp', { token });
  const NO_LINK = 'This link is wrong or no longer valid. Please ask for a new one.';

  test('sets a new password, once, and invalidates the code', async () => {
    const oda = await createMember(at.cms, 'oda');
    await forgot(oda.email).expect(200);
    const [code, link] = [await codeFor(oda.email), await linkFor(oda.email)];
    expect(link).toMatch(/^[a-zA-Z]{48}$/);
    const [row] = await links().where({ member_id: oda.id });
    expect(row.link_hash).toMatch(/^[a-f\d]{64}$/);
    const { body } = await follow(link).expect(200);
    expect(body).toEqual({ user_id: oda.id, resetToken: expect.stringMatching(/^[\w-]{43}$/) });
    await follow(link).expect(400, refusal(NO_LINK));
    await verify(oda.email, code).expect(400, refusal(NO_CODE));
    await change(oda.id, body.resetToken).expect(200);
    await post('login', { email: oda.email, password: NEW_PASSWORD }).expect(200);
  });

  test('is valid for one of many concurrent uses', async () => {
    const pia = await createMember(at.cms, 'pia');
    await forgot(pia.email).expect(200);
    const link = await linkFor(pia.email);
    const responses = await Promise.all(Array.from({ length: 5 }, () => follow(link)));
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400, 400,
    ]);
  });

  test('expires with its code, after ten minutes, and when the member is blocked', async () => {
    const quin = await createMember(at.cms, 'quin');
    await tokenFor(quin.email);
    await follow(await linkFor(quin.email)).expect(400);
    await forgot(quin.email).expect(200);
    const late = await linkFor(quin.email, 2);
    const storedLinks = () => links().where({ member_id: quin.id });
    await storedLinks().update({ link_ends: Date.now() - 1 });
    await follow(late).expect(400);
    await storedLinks().update({ link_ends: Date.now() + 60_000 });
    const users = () => at.cms.strapi.db.connection('up_users').where({ id: quin.id });
    await users().update({ blocked: true });
    await follow(late).expect(400);
    await users().update({ blocked: false });
    await follow(late).expect(200);
  });

  test('stays valid when others request mails, and one use invalidates all of them', async () => {
    const tess = await createMember(at.cms, 'tess');
    const mailed: string[] = [];
    for (let mails = 1; mails <= 4; mails += 1) {
      await forgot(tess.email).expect(200);
      mailed.push(await linkFor(tess.email, mails));
    }
    const [first, second, third, last] = mailed;
    const { body } = await follow(first).expect(200);
    for (const link of [first, second, third, last]) await follow(link).expect(400, refusal(NO_LINK));
    await verify(tess.email, await codeFor(tess.email, 4)).expect(400, refusal(NO_CODE));
    await change(tess.id, body.resetToken).expect(200);
  });

  test('is invalidated by the code of a later mail and by a changed password', async () => {
    const udo = await createMember(at.cms, 'udo');
    await forgot(udo.email).expect(200);
    const first = await linkFor(udo.email);
    await tokenFor(udo.email, 2);
    await follow(first).expect(400);
    await forgot(udo.email).expect(200);
    const second = await linkFor(udo.email, 3);
    const resetToken = await tokenFor(udo.email, 4);
    await forgot(udo.email).expect(200);
    const third = await linkFor(udo.email, 5);
    await change(udo.id, resetToken).expect(200);
    for (const link of [second, third]) await follow(link).expect(400);
    expect(await links().where({ member_id: udo.id })).toEqual([]);
  });

  test('is valid for one of many concurrent uses, whichever mails the links are from', async () => {
    const vic = await createMember(at.cms, 'vic');
    const mailed: string[] = [];
    for (let mails = 1; mails <= 3; mails += 1) {
      await forgot(vic.email).expect(200);
      mailed.push(await linkFor(vic.email, mails));
    }
    const responses = await Promise.all(mailed.map((link) => follow(link)));
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400,
    ]);
  });

  test('works while codes are locked, until the time given in the mail, and wrong links lock nothing', async () => {
    const rosa = await createMember(at.cms, 'rosa');
    for (let time = 0; time < 40; time += 1) await follow('x'.repeat(48)).expect(400, refusal(NO_LINK));
    for (let time = 0; time < 30; time += 1) await verify(rosa.email, '123456').expect(400);
    await verify(rosa.email, '123456').expect(429);
    await forgot(rosa.email).expect(200);
    const [letter] = await at.mail.whenMailsTo(rosa.email);
    expect(letter?.text).toMatch(
      /no code is accepted before \d+ \w+ \d{4} at \d\d:\d\d UTC\. Please use the link/,
    );
    await verify(rosa.email, await codeFor(rosa.email)).expect(429);
    await follow(tokenIn(letter?.text)).expect(200);
  });

  test.each([
    [''],
    [7],
    [null],
    [['x'.repeat(48)]],
    ['x'.repeat(47)],
    ['x'.repeat(100_000)],
    ['1'.repeat(48)],
  ])('is refused when it is malformed: %p', async (token) => {
    await follow(token).expect(400, refusal(NO_LINK));
  });

  test('is valid after an upgrade from a version that stored it next to the code, and can be created there too', async () => {
    const knex = at.cms.strapi.db.connection;
    const sol = await createMember(at.cms, 'sol');
    await forgot(sol.email).expect(200);
    const link = await linkFor(sol.email);
    const [{ link_hash: hash, link_ends: ends }] = await links().where({ member_id: sol.id });
    await knex.raw('DROP TABLE password_reset_links');
    await knex.raw('ALTER TABLE password_resets ADD COLUMN link_hash varchar(64)');
    await knex.raw('ALTER TABLE password_resets ADD COLUMN link_ends bigint NOT NULL DEFAULT 0');
    await knex.raw('CREATE UNIQUE INDEX password_resets_link ON password_resets (link_hash)');
    await knex('password_resets').where({ member_id: sol.id }).update({ link_hash: hash, link_ends: ends });
    await dropRecords(at.cms);
    await restart(at.cms);
    await follow(link).expect(200);
    expect(await knex.schema.hasColumn('password_resets', 'link_hash')).toBe(false);
    await forgot(sol.email).expect(200);
    await follow(await linkFor(sol.email, 2)).expect(200);
  });
});

describe('wrong codes by other visitors', () => {
  const from = (visitor: string, path: string, body: object) =>
    request(at.cms.server).post(`/api/users/${path}`).set('x-forwarded-for', visitor).send(body);
  const closed = async (email: string) => {
    for (let time = 0; time < 30; time += 1) await verify(email, '123456').expect(400);
    await verify(email, '123456').expect(429);
  };

  test('lock codes for visitors who did not request one, but not for the visitor who did', async () => {
    const wim = await createMember(at.cms, 'wim');
    await closed(wim.email);
    await from('203.0.113.1', 'forgot-password', { email: wim.email }).expect(200);
    const otp = await codeFor(wim.email);
    await from('203.0.113.2', 'verify-otp', { email: wim.email, otp }).expect(429);
    await from('203.0.113.1', 'verify-otp', { email: wim.email, otp }).expect(200);
  });

  test('leave the requesting visitor five tries, whether or not the account exists', async () => {
    const xia = await createMember(at.cms, 'xia');
    const requestCodeAndGuess = async (email: string, visitor: string) => {
      await closed(email);
      await from(visitor, 'forgot-password', { email }).expect(200);
      const tries = { email, otp: '123456' };
      for (let time = 0; time < 5; time += 1) await from(visitor, 'verify-otp', tries).expect(400);
      return (await from(visitor, 'verify-otp', tries).expect(429)).body;
    };
    expect(await requestCodeAndGuess(xia.email, '203.0.113.3')).toEqual(
      await requestCodeAndGuess('no-such-member@example.org', '203.0.113.4'),
    );
  });
});
