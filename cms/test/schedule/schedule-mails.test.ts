import { JOBS } from '../../src/domain/schedule/jobs-table';
import { scheduleCalls } from '../support/content/schedule-calls';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';
import { loginAsAdmin } from '../support/members/sign-in';

const EDITORS = 'editors@example.org';
const SETTER = 'strapi-editor@example.org';
const MINUTE = 60_000;

let mail: MailServer;
let cms: Cms;
let on: ReturnType<typeof scheduleCalls>;
beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({
    SMTP_URL: mail.url,
    EDITORS_EMAIL: EDITORS,
    PUBLIC_URL: 'https://desk.example.org',
    THROTTLE_SCHEDULE_MAILS_PER_HOUR: '4',
  });
  on = scheduleCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

const send = (now?: number) =>
  strapiHost
    .requireCompiled('src/domain/schedule/failure-mails/send-failure-mails')
    .sendFailureMails(cms.strapi, now);
const fail = async (title: string, note: string): Promise<string> => {
  const id = await on.create({ title });
  await on.set(id, 'publish', on.hours(1)).expect(200);
  const failed = { state: 'failed', note, finished_at: Date.now() };
  await cms.strapi.db.connection(JOBS).where({ document_id: id }).update(failed);
  return id;
};

test('a failure is mailed to who planned it and to the editors, once, whatever the number of processes', async () => {
  const id = await fail('Not out', 'Its category “Naps” has been deleted.');
  await Promise.all([send(), send(), send()]);
  await send(Date.now() + 20 * MINUTE);
  for (const to of [SETTER, EDITORS]) {
    const mails = mail.mailsTo(to);
    expect(mails.map(({ subject }) => subject)).toEqual(['“Not out” was not published']);
    expect(mails[0]?.text).toContain('Its category “Naps” has been deleted.');
    expect(mails[0]?.text).toContain(
      `https://desk.example.org/admin/content-manager/collection-types/api::blog.blog/${id}`,
    );
    expect(mails[0]?.headers.get('auto-submitted')).toBe('auto-generated');
  }
});

test('several are one mail; a mail server that refuses is tried again later', async () => {
  await fail('One', 'First');
  await fail('Two', 'Second');
  mail.refuseAll();
  await send();
  mail.takeAll();
  await send();
  expect(mail.mailsTo(SETTER)).toHaveLength(1);
  await send(Date.now() + 11 * MINUTE);
  const [, digest] = await mail.whenMailsTo(SETTER, 2);
  expect(digest?.subject).toBe('2 articles were not published or unpublished');
  expect(digest?.text).toMatch(/First[^]*Second/);
  await send(Date.now() + 30 * MINUTE);
  expect(mail.mailsTo(SETTER)).toHaveLength(2);
});

test('an account that is blocked gets none', async () => {
  const setBlocked = (blocked: boolean) =>
    cms.strapi.db.query('admin::user').update({ where: { email: SETTER }, data: { blocked } });
  await fail('Of a blocked account', 'Third');
  await setBlocked(true);
  await send();
  await setBlocked(false);
  expect(mail.mailsTo(EDITORS)).toHaveLength(3);
  expect(mail.mailsTo(SETTER)).toHaveLength(2);
});

test('above the limit of a mailbox none is sent', async () => {
  // The attempts that the server refused count too.
  await fail('The last one', 'Fourth');
  await send();
  await fail('Over the limit', 'Fifth');
  await send();
  expect(mail.mailsTo(SETTER)).toHaveLength(3);
  expect(mail.mailsTo(EDITORS)).toHaveLength(3);
  const left = await cms.strapi.db.connection(JOBS).where({ state: 'failed' }).whereNull('mailed_at');
  expect(left).toMatchObject([{ title: 'Over the limit' }]);
});
