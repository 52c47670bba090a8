import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';
import { getModeration } from '../support/members/moderation-calls';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { repeatConcurrently } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

const EDITORS = 'editors@wellfolio.example';

let mail: MailServer;
let cms: Cms;
let ada: TestMember;
let moderator: ReturnType<typeof getModeration>;
let keys = 0;
const key = () => `key-${String((keys += 1)).padStart(8, '0')}`;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({
    SMTP_URL: mail.url,
    EDITORS_EMAIL: EDITORS,
    MAIL_FROM: 'Wellfolio <no-reply@wellfolio.example>',
    THROTTLE_ANSWER_MAILS_OF_AN_EDITOR_PER_HOUR: '40',
  });
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});
beforeEach(async () => {
  ada = await createMember(cms, undefined, { confirmed: true });
});

const messages = () => cms.strapi.db.connection('contact_messages');
const answers = () => cms.strapi.db.connection('contact_answers');
async function write(message: string, name = 'Ada'): Promise<string> {
  await request(cms.server)
    .post('/api/contact')
    .set(ada.auth)
    .send({ name, email: ada.email, message })
    .expect(201);
  return (await messages().where({ member_id: ada.id }).orderBy('id', 'desc').first()).document_id;
}
const find = async (documentId: string, state: string) =>
  (await moderator.messages(`state=${state}`).expect(200)).body.data.entries.find(
    (one: { documentId: string }) => one.documentId === documentId,
  );

test('an answer goes to the member by mail, and is kept beside the message', async () => {
  const id = await write('How long\nshould I sleep?');
  expect(await find(id, 'new')).toEqual({
    id: expect.any(Number),
    documentId: id,
    name: 'Ada',
    email: ada.email,
    isAddressProven: true,
    message: 'How long\nshould I sleep?',
    state: 'new',
    changed: null,
    createdAt: expect.stringMatching(/Z$/),
    username: ada.username,
    answers: [],
  });
  const answer = { key: key(), text: 'Dear Ada,\n\nseven hours <b>or</b> more.' };
  const { body } = await moderator.answer(id, answer).expect(200);
  const sent = {
    id: expect.any(Number),
    text: answer.text,
    author: 'moderator Test',
    createdAt: expect.any(Number),
    state: 'sent',
    sentAt: expect.any(Number),
  };
  expect(body.data).toEqual(sent);
  expect(await find(id, 'answered')).toMatchObject({ state: 'answered', answers: [sent] });
  const [received] = await mail.whenMailsTo(ada.email);
  expect(received).toMatchObject({
    subject: 'Re: Your message to Wellfolio',
    from: { value: [{ address: EDITORS, name: 'Wellfolio' }] },
    replyTo: { value: [{ address: EDITORS }] },
    messageId: `<answer-${answer.key}@localhost>`,
  });
  expect(received?.text).toContain('seven hours <b>or</b> more.');
  expect(received?.text).toContain('> How long\n> should I sleep?');
  expect(received?.html).toContain('seven hours &lt;b&gt;or&lt;/b&gt; more.');
  // A person wrote it.
  expect(received?.headers.get('auto-submitted')).toBe('no');
  expect(received?.headers.has('x-auto-response-suppress')).toBe(false);
  const entry = await cms.strapi.db.connection('audit_log').orderBy('id', 'desc').first();
  expect(entry).toMatchObject({ action: 'moderation.answer', kind: 'member', subject_id: id, status: 200 });
  expect(JSON.stringify(entry)).not.toContain('seven');
});

test('nothing that a visitor or an editor types is in a header', async () => {
  const id = await write('Hello', 'Eve\r\nBcc: all@example.org');
  await moderator
    .answer(id, { key: key(), text: 'Yes\r\nBcc: all@example.org\r\n\r\n.\r\nQUIT' })
    .expect(200);
  const [received] = await mail.whenMailsTo(ada.email);
  expect(received?.subject).toBe('Re: Your message to Wellfolio');
  expect(received?.headers.has('bcc')).toBe(false);
  expect(received?.text).toContain('Bcc: all@example.org');
  expect(mail.mailsTo('all@example.org')).toEqual([]);
});

test('an address that nobody has confirmed gets no words of the visitor', async () => {
  ada = await createMember(cms);
  const id = await write('Buy this at example.com');
  expect(await find(id, 'new')).toMatchObject({ isAddressProven: false });
  await moderator.answer(id, { key: key(), text: 'No, thank you.' }).expect(200);
  const [received] = await mail.whenMailsTo(ada.email);
  expect(received?.text).toContain('No, thank you.');
  expect(received?.text).not.toContain('Buy this');
});

test('the same answer is sent once, however often it is pressed', async () => {
  const id = await write('Hello');
  const answer = { key: key(), text: 'Once' };
  const all = await Promise.all(Array.from({ length: 4 }, () => moderator.answer(id, answer)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await moderator.answer(id, answer).expect(200);
  expect(await answers().where({ text: 'Once' })).toHaveLength(1);
  expect(mail.mailsTo(ada.email)).toHaveLength(1);
  const other = await write('Another');
  expect((await moderator.answer(other, answer)).status).toBe(404);
});

test('a failure is kept and shown, and the answer is sent when somebody tries again', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const id = await write('Hello');
  mail.refuseAll();
  const { body } = await moderator.answer(id, { key: key(), text: 'Patience' }).expect(200);
  expect(body.data).toMatchObject({ state: 'failed', sentAt: null });
  expect(await find(id, 'new')).toMatchObject({ answers: [{ text: 'Patience', state: 'failed' }] });
  mail.takeAll();
  log.mockRestore();
  const again = await moderator.sendAgain(id, body.data.id).expect(200);
  expect(again.body.data).toMatchObject({ state: 'sent' });
  expect((await find(id, 'answered')).answers).toMatchObject([{ text: 'Patience', state: 'sent' }]);
  await moderator.sendAgain(id, body.data.id).expect(200);
  expect(mail.mailsTo(ada.email)).toHaveLength(1);
  for (const one of ['999999', 'x', '1e3']) expect((await moderator.sendAgain(id, one)).status).toBe(404);
});

test('an answer whose process died is not sent twice at once, but can be tried again', async () => {
  const id = await write('Hello');
  const message = await messages().where({ document_id: id }).first();
  const now = Date.now();
  await answers().insert({
    message_id: message.id,
    request_key: key(),
    text: 'Interrupted',
    author_name: 'Ann Lee',
    created_at: now,
    mail_tried_at: now,
  });
  const { id: answerId } = await answers().where({ text: 'Interrupted' }).first('id');
  expect((await moderator.sendAgain(id, answerId).expect(200)).body.data.state).toBe('sending');
  expect(mail.mailsTo(ada.email)).toEqual([]);
  await answers()
    .where({ id: answerId })
    .update({ mail_tried_at: now - 4 * 60_000 });
  expect((await find(id, 'new')).answers[0].state).toBe('unknown');
  expect((await moderator.sendAgain(id, answerId).expect(200)).body.data.state).toBe('sent');
});

test('an editor is told of an answer that they have not seen, before theirs is sent', async () => {
  const id = await write('Hello');
  const first = await moderator.answer(id, { key: key(), text: 'From Ann' }).expect(200);
  const late = { key: key(), text: 'From Bob' };
  const refused = await moderator.answer(id, late);
  expect([refused.status, refused.body.error]).toMatchObject([
    400,
    {
      message: expect.stringContaining('answered meanwhile'),
      details: { message: { documentId: id, state: 'answered', answers: [{ text: 'From Ann' }] } },
    },
  ]);
  const known = { state: 'answered', seen: first.body.data.id };
  const sent = await moderator.answer(id, { ...late, ...known }).expect(200);
  // Of two at once, one is told of the other.
  const next = { ...known, text: 'Now', seen: sent.body.data.id };
  const all = await repeatConcurrently(2, () => moderator.answer(id, { key: key(), ...next }));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect(mail.mailsTo(ada.email)).toHaveLength(3);
});

test('an answer that was changed after it had been stored is not taken for sent', async () => {
  const id = await write('Hello');
  const answer = { key: key(), text: 'Seven' };
  await moderator.answer(id, answer).expect(200);
  const changed = await moderator.answer(id, { ...answer, text: 'Seven, or eight' });
  expect([changed.status, changed.body.error]).toMatchObject([
    400,
    {
      message: expect.stringContaining('in other words'),
      details: { message: { answers: [{ text: 'Seven' }] } },
    },
  ]);
});

test('the words of a visitor do not go to an address that they only had before', async () => {
  const id = await write('Buy this');
  const email = ada.email;
  await cms.strapi.db
    .connection('up_users')
    .where({ id: ada.id })
    .update({ email: `new-${email}` });
  await cms.strapi.db.connection('up_users').where({ id: ada.id }).update({ confirmed: true });
  expect(await find(id, 'new')).toMatchObject({ email, isAddressProven: false });
  await moderator.answer(id, { key: key(), text: 'No' }).expect(200);
  const [received] = await mail.whenMailsTo(email);
  expect(received?.text).not.toContain('Buy this');
});

test('a member finds the answers in the export of their data, and they are deleted with the account', async () => {
  const id = await write('Hello');
  await moderator.answer(id, { key: key(), text: 'Good evening' }).expect(200);
  const { body } = await request(cms.server)
    .post('/api/users/me/export')
    .set(ada.auth)
    .send({ password: PASSWORD })
    .expect(200);
  expect(body.contact_answers).toEqual([
    { message_sent_at: expect.any(String), answer: 'Good evening', answered_at: expect.stringMatching(/Z$/) },
  ]);
  await request(cms.server)
    .post('/api/users/me/delete')
    .set(ada.auth)
    .send({ password: PASSWORD })
    .expect(200);
  expect(await answers().where({ text: 'Good evening' })).toEqual([]);
});

test('pages of messages contain each of them once: new ones oldest first, others newest first', async () => {
  await messages().delete();
  const row = (number: number) => ({
    document_id: `message${number}`,
    name: 'Ada',
    email: 'ada@example.org',
    message: String(number),
    state: number % 2 ? 'new' : 'closed',
    created_at: new Date(),
  });
  await cms.strapi.db.connection.batchInsert(
    'contact_messages',
    Array.from({ length: 60 }, (_, n) => row(n)),
    20,
  );
  const all = async (state: string) => {
    const found: number[] = [];
    for (let query = `state=${state}`; query !== '';) {
      const { entries, next } = (await moderator.messages(query).expect(200)).body.data;
      found.push(...entries.map(({ message }: { message: string }) => Number(message)));
      query = next === null ? '' : `state=${state}&before=${next}`;
    }
    return found;
  };
  const numbers = Array.from({ length: 30 }, (_, n) => 2 * n);
  expect(await all('new')).toEqual(numbers.map((number) => number + 1));
  expect(await all('closed')).toEqual(numbers.toReversed());
  for (const query of ['', 'state=other', 'state=new&before=x', 'state=new&before[]=1'])
    expect((await moderator.messages(query)).status).toBe(400);
});

test.each([
  [{ key: '../x', text: 'No key' }, 'Send a key.'],
  [{ key: 'key-00000', text: ' ' }, 'Write an answer first.'],
  [{ key: 'key-00000', text: 'x'.repeat(10_001) }, 'An answer has 10,000 characters at most.'],
  [[], 'Write an answer first.'],
  [{ key: 'key-00000', text: 'Hello', seen: 'x' }, 'Send the latest answer that you see, or 0.'],
  [{ key: 'key-00000', text: 'Hello', state: 'gone' }, 'Send the state of the message that you see.'],
])('refuses %j', async (body, message) => {
  const id = await write('Hello');
  const refused = await moderator.answer(id, body);
  expect([refused.status, refused.body.error?.message]).toEqual([400, message]);
});

// Last: afterwards, this editor can send no more.
test('an editor can send so many answers in an hour, and what was refused is not stored', async () => {
  const id = await write('Hello');
  const send = (number: number, seen: number) =>
    moderator.answer(id, {
      key: key(),
      text: `Number ${number}`,
      seen,
      state: seen === 0 ? 'new' : 'answered',
    });
  let number = 1;
  let response = await send(number, 0);
  for (; response.status === 200 && number < 45; number += 1)
    response = await send(number + 1, response.body.data.id);
  const { status, body } = response;
  expect([status, body.error?.message]).toEqual([429, expect.stringContaining('That was too often')]);
  expect(await answers().where({ text: `Number ${number}` })).toEqual([]);
});
