import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';

let mail: MailServer;
let cms: Cms;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({ SMTP_URL: mail.url, NEWSLETTER_DOUBLE_OPT_IN: 'off' });
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

const rows = () => cms.strapi.db.connection('subscribers');
const subscribe = (email: string) => request(cms.server).post('/api/subscribe').send({ email });

test('without double opt-in subscribes immediately and mails an unsubscribe link', async () => {
  await subscribe('ada@example.org').expect(200, { message: 'Thank you for subscribing!' });
  expect(await rows()).toMatchObject([{ state: 'confirmed', confirmed_at: expect.anything() }]);
  const [sent] = await mail.whenMailsTo('ada@example.org');
  expect(sent?.subject).toBe('You are subscribed to the Wellfolio newsletter');
  expect(sent?.text).not.toContain('confirm');
  const [token = ''] = /(?<=\/unsubscribe\?token=)[\w.-]+/.exec(sent?.text ?? '') ?? [];
  await request(cms.server).post('/api/unsubscribe').query({ token }).expect(200);
  expect(await rows()).toMatchObject([{ state: 'unsubscribed' }]);
});

test('without double opt-in asks for confirmation to bring back an unsubscribed address', async () => {
  const email = 'left@example.org';
  await subscribe(email).expect(200);
  // Mails are sent after the response in any order, so wait for this one before requesting the next.
  await mail.whenMailsTo(email);
  await rows().where({ email }).update({ state: 'unsubscribed' });
  for (const count of [2, 3]) {
    await subscribe(email).expect(200);
    expect(await rows().where({ email })).toMatchObject([{ state: 'pending', confirmed_at: null }]);
    const mails = await mail.whenMailsTo(email, count);
    expect(mails.at(-1)?.subject).toBe('Please confirm your subscription to Wellfolio');
  }
  const [token = ''] =
    /(?<=\/confirm-subscription\?token=)[\w.-]+/.exec(mail.mailsTo(email).at(-1)?.text ?? '') ?? [];
  await request(cms.server).post('/api/subscribe/confirm').query({ token }).expect(200);
  expect(await rows().where({ email })).toMatchObject([
    { state: 'confirmed', confirmed_at: expect.anything() },
  ]);
});
