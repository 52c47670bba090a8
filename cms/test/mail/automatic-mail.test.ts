import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';
import { createMember } from '../support/members/create-member';

const EDITORS = 'editors@example.org';

let mail: MailServer;
let cms: Cms;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({
    SMTP_URL: mail.url,
    EDITORS_EMAIL: EDITORS,
    MAIL_BOUNCES_TO: 'bounces@example.org',
  });
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

/** One mail of each type, each to a different address. */
const MAILS: [what: string, to: string, send: () => Promise<unknown>][] = [
  [
    'a newsletter confirmation',
    'reader@example.org',
    () => request(cms.server).post('/api/subscribe').send({ email: 'reader@example.org' }).expect(200),
  ],
  [
    'a message to the editors',
    EDITORS,
    async () => {
      const { auth, username, email } = await createMember(cms, 'Ada');
      await request(cms.server)
        .post('/api/contact')
        .set(auth)
        .send({ name: username, email, message: 'Hello' })
        .expect(201);
    },
  ],
  [
    'a mail of Strapi itself',
    'admin@example.org',
    () =>
      cms.strapi
        .plugin('email')
        .service('email')
        .sendTemplatedEmail(
          { to: 'admin@example.org' },
          { subject: 'Reset password', text: 'Link', html: '<p>Link</p>' },
        ),
  ],
];

test.each(MAILS)(
  '%s is marked as automatic, and its bounces do not reach the editors',
  async (_what, to, send) => {
    await send();
    const [sent] = await mail.whenMailsTo(to);
    expect(sent?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(sent?.headers.get('x-auto-response-suppress')).toBe('All');
    expect(mail.returnPathsTo(to)).toEqual(['bounces@example.org']);
  },
);
