import request from 'supertest';
import { bootCms, type Cms } from './harness';
import { mailServer, type MailServer } from './mail-server';

let mail: MailServer;
let cms: Cms;

beforeAll(async () => {
  mail = await mailServer();
  cms = await bootCms({ SMTP_URL: mail.url, NEWSLETTER_DOUBLE_OPT_IN: 'off' });
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

const rows = () => cms.strapi.db.connection('subscribers');
const subscribe = (email: string) => request(cms.server).post('/api/subscribe').send({ email });

test('without the double opt-in an address is on the list at once, is told so, and can leave', async () => {
  await subscribe('ada@example.org').expect(200, { message: 'Thank you for subscribing!' });
  expect(await rows()).toMatchObject([{ state: 'confirmed', confirmed_at: expect.anything() }]);
  const [sent] = await mail.whenMailsTo('ada@example.org');
  expect(sent?.subject).toBe('You get the newsletter of Wellfolio');
  expect(sent?.text).not.toContain('confirm');
  const [token = ''] = /(?<=\/unsubscribe\?token=)[\w.-]+/.exec(sent?.text ?? '') ?? [];
  await request(cms.server).post('/api/unsubscribe').query({ token }).expect(200);
  expect(await rows()).toMatchObject([{ state: 'unsubscribed' }]);
});

test.each(['pending', 'unsubscribed'] as const)(
  'one that was %s is on it when it asks again',
  async (state) => {
    const email = `${state}@example.org`;
    await subscribe(email).expect(200);
    await rows().where({ email }).update({ state, confirmed_at: null });
    await subscribe(email).expect(200);
    expect(await rows().where({ email })).toMatchObject([
      { state: 'confirmed', confirmed_at: expect.anything() },
    ]);
  },
);
