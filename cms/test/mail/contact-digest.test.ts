import request from 'supertest';
import { sendPendingEditorMail } from '../../src/domain/contact/send-editor-mail';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';
import { createMember, type TestMember } from '../support/members/create-member';

const EDITORS = 'editors@example.org';

let mail: MailServer;
let cms: Cms;
let proven: TestMember;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({ SMTP_URL: mail.url, EDITORS_EMAIL: EDITORS, THROTTLE_CONTACT_MAILS_PER_HOUR: '2' });
  proven = await createMember(cms, 'Ada', { confirmed: true });
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

const write = (member: TestMember, message: string) =>
  request(cms.server)
    .post('/api/contact')
    .set(member.auth)
    .send({ name: member.username, email: member.email, message })
    .expect(201);

test('many messages reach the editors in one mail, without duplicates or losses', async () => {
  const unproven = await createMember(cms, 'Bea');
  for (const [number, member] of [proven, unproven, proven, proven, unproven, proven].entries())
    await write(member, `Message ${number}`);
  const single = await mail.whenMailsTo(EDITORS, 2);
  expect(new Set(single.map(({ subject }) => subject))).toEqual(
    new Set(['Message from Ada', 'Message from Bea']),
  );
  expect(single.find(({ subject }) => subject?.includes('Bea'))?.text).toMatch(/address not confirmed/);
  expect(single.find(({ subject }) => subject?.includes('Ada'))?.text).not.toMatch(/not confirmed/);

  await Promise.all([sendPendingEditorMail(cms.strapi), sendPendingEditorMail(cms.strapi)]);
  const mails = mail.mailsTo(EDITORS);
  expect(mails.map(({ subject }) => subject)).toContain('4 messages from the contact page');
  expect(mails).toHaveLength(3);
  for (let number = 2; number < 6; number += 1) expect(mails.at(-1)?.text).toContain(`Message ${number}`);
  const left = await cms.strapi.db.connection('contact_messages').whereNull('mailed_at');
  expect(left).toEqual([]);
});
