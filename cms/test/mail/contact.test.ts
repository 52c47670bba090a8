import fc from 'fast-check';
import request from 'supertest';
import { inOneLine } from '../../src/domain/contact/contact-form';
import { sendEditorMail, sendPendingEditorMail } from '../../src/domain/contact/send-editor-mail';
import { bootCms, type Cms } from '../support/harness';
import { hostileText } from '../support/rest/hostile';
import { startMailServer, type MailServer } from '../support/mail-server';
import { refusal } from '../support/members/member-calls';
import { createMember, type TestMember } from '../support/members/create-member';
import { withoutTable } from '../support/database/without-table';

const EDITORS = 'editors@example.org';
const SENT = { message: 'Message sent successfully!' };
const FILL = 'Please fill out all fields';

let mail: MailServer;
let cms: Cms;
let ada: TestMember;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({ SMTP_URL: mail.url, EDITORS_EMAIL: EDITORS, THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

const messages = () => cms.strapi.db.connection('contact_messages');
const post = (member?: TestMember) => {
  const req = request(cms.server).post('/api/contact');
  return member ? req.set(member.auth) : req;
};
const FORM = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const mailAbout = async (words: string) => {
  for (let count = mail.mailsTo(EDITORS).length; ; count += 1) {
    const found = mail.mailsTo(EDITORS).find(({ text }) => text?.includes(words));
    if (found) return found;
    await mail.whenMailsTo(EDITORS, count + 1);
  }
};

// First, because nothing else is being sent to the mail server yet.
describe('while mail cannot be sent', () => {
  const logged = () => jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);

  test('stores a message, logs the failure without an address, and mails it once later', async () => {
    const log = logged();
    mail.refuseAll();
    await post(ada)
      .send({ ...FORM, message: 'Patient' })
      .expect(201);
    const patient = () => messages().where({ message: 'Patient' });
    while (log.mock.calls.length === 0) await new Promise(setImmediate);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^A mail could not be sent \([^@]*452[^@]*\)\.$/));
    log.mockRestore();
    expect(await patient()).toMatchObject([{ mailed_at: null, mail_tried_at: expect.anything() }]);

    mail.takeAll();
    // So soon another process may still be sending it.
    await sendPendingEditorMail(cms.strapi);
    expect(await patient()).toMatchObject([{ mailed_at: null }]);
    await patient().update({ mail_tried_at: new Date(Date.now() - 11 * 60_000) });
    await Promise.all(Array.from({ length: 5 }, () => sendPendingEditorMail(cms.strapi)));
    expect(await patient()).toMatchObject([{ mailed_at: expect.anything() }]);
    expect(mail.mailsTo(EDITORS).filter(({ text }) => text?.includes('Patient'))).toHaveLength(1);
  });

  test('gives up mailing a message after a week', async () => {
    const long = new Date(Date.now() - 8 * 24 * 3600_000);
    await post(ada)
      .send({ ...FORM, message: 'Old' })
      .expect(201);
    const old = () => messages().where({ message: 'Old' });
    // Its mailing is recorded a moment after the mail server has accepted it.
    while (!(await old().whereNotNull('mailed_at').first())) await new Promise(setImmediate);
    await old().update({ created_at: long, mailed_at: null, mail_tried_at: long });
    await sendPendingEditorMail(cms.strapi);
    expect(await old()).toMatchObject([{ mailed_at: null }]);
  });

  test('ignores a message that no longer exists', async () => {
    await expect(sendEditorMail(cms.strapi, 999_999)).resolves.toBeUndefined();
  });
});

describe('a contact message', () => {
  test('is stored as typed and mailed to the editors with the member as reply-to', async () => {
    const message = '  First <b>line</b>,\r\nsecond & "last" one 👍🏽\n';
    const { body } = await post(ada)
      .send({ ...FORM, name: ' Ada L. ', message })
      .expect(201);
    expect(body).toEqual(SENT);
    expect(await messages().where({ name: 'Ada L.' })).toMatchObject([
      { name: 'Ada L.', email: 'ada@example.org', message, member_id: ada.id, state: 'new' },
    ]);
    const sent = await mailAbout('First <b>line</b>');
    expect(sent).toMatchObject({
      subject: 'Message from Ada L.',
      replyTo: { value: [{ address: 'ada@example.org' }] },
    });
    expect(sent.text).toContain('> second & "last" one 👍🏽');
    expect(sent.html).toContain('First &lt;b&gt;line&lt;/b&gt;,<br>');
    expect(sent.html).not.toContain('<b>line');
  });

  test('uses the account’s address and ignores extra fields', async () => {
    await post(ada)
      .send({
        ...FORM,
        email: 'somebody.else@example.org',
        message: 'As another',
        state: 'answered',
        member: 999,
        mailedAt: '2020-01-01',
      })
      .expect(201);
    expect(await messages().where({ message: 'As another' })).toMatchObject([
      { email: 'ada@example.org', member_id: ada.id, state: 'new' },
    ]);
    expect((await mailAbout('As another')).replyTo?.text).toBe('ada@example.org');
  });

  test('cannot inject mail headers through its name', async () => {
    const name = 'Eve\r\nBcc: all@example.org\r\n\r\n<script>';
    await post(ada)
      .send({ ...FORM, name, message: 'From Eve' })
      .expect(201);
    const sent = await mailAbout('From Eve');
    expect(sent.subject).toBe('Message from Eve Bcc: all@example.org <script>');
    expect(sent.headers.has('bcc')).toBe(false);
    expect(mail.mailsTo('all@example.org')).toEqual([]);
    expect(sent.html).not.toContain('<script>');
  });

  test('with a filled honeypot field gets the usual response and is neither stored nor mailed', async () => {
    const { body } = await post(ada)
      .send({ ...FORM, message: 'Buy now', leave_empty: 'x' })
      .expect(201);
    expect(body).toEqual(SENT);
    await post(ada)
      .send({ ...FORM, message: 'Nothing to buy', leave_empty: '' })
      .expect(201);
    await mailAbout('Nothing to buy');
    expect(await messages().where({ message: 'Buy now' })).toEqual([]);
    expect(mail.mailsTo(EDITORS).filter(({ text }) => text?.includes('Buy now'))).toEqual([]);
  });
});

describe('contact form validation, in order', () => {
  test.each([
    ['a guest', 401, {}, expect.any(String)],
    ['an incomplete form', 400, { ...FORM, email: 'ada', message: ' ' }, FILL],
    [
      'an invalid email address',
      400,
      { ...FORM, email: 'ada', name: 'x'.repeat(121) },
      'Invalid email address',
    ],
    [
      'a name that is too long',
      400,
      { ...FORM, name: '👍'.repeat(121) },
      'Please give a name of 120 characters at most.',
    ],
    [
      'a message that is too long',
      400,
      { ...FORM, message: '👍'.repeat(10_001) },
      'Please shorten your message to 10,000 characters at most.',
    ],
  ])('refuses %s', async (_what, status, sent, sentence) => {
    const before = await messages().count({ count: '*' });
    const { body } = await post(status === 401 ? undefined : ada)
      .send(sent)
      .expect(status);
    expect(body).toEqual(refusal(sentence));
    expect(await messages().count({ count: '*' })).toEqual(before);
  });

  test('accepts a message of 10,000 characters', async () => {
    const message = '👍'.repeat(10_000);
    await post(ada)
      .send({ ...FORM, name: 'n'.repeat(120), message })
      .expect(201);
    expect(await messages().where({ name: 'n'.repeat(120) })).toMatchObject([{ message }]);
  });
});

test('stores hostile text unchanged or refuses it and stores nothing', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (name, message) => {
      await messages().delete();
      const { status } = await post(ada).send({ ...FORM, name, message });
      expect([201, 400]).toContain(status);
      expect(await messages().select('name', 'message')).toEqual(
        status === 201 ? [{ name: inOneLine(name), message }] : [],
      );
    }),
    { numRuns: 150 },
  );
});

test('responds 500 without internal details when the database fails', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await withoutTable(cms, 'contact_messages', async () => {
    const { body, text } = await post(ada).send(FORM).expect(500);
    expect(body).toEqual(refusal(body.error));
    expect(text).not.toMatch(/contact_messages|insert/i);
  });
  log.mockRestore();
});
