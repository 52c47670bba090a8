import request from 'supertest';
import { FORGOTTEN_AFTER_DAYS, forgetUnconfirmed } from '../../src/domain/newsletter/forget-unconfirmed';
import { linksFor } from '../../src/domain/newsletter/links';
import { bootCms, type Cms } from '../support/harness';

const DAY_MS = 24 * 3600_000;

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ SMTP_URL: '', THROTTLE: 'off' });
});
afterAll(() => cms.stop());

const email = 'ada@example.org';
const rows = () => cms.strapi.db.connection('subscribers');
const subscribe = () => request(cms.server).post('/api/subscribe').send({ email }).expect(200);
const clearIn = (days: number) => forgetUnconfirmed(cms.strapi.db.connection, Date.now() + days * DAY_MS);
const state = async () => (await rows().where({ email }).first('state'))?.state;

beforeEach(() => rows().delete());

test('deletes an unconfirmed address when it expires, counted from the latest request', async () => {
  await subscribe();
  await rows().update({ created_at: new Date(0) });
  await clearIn(FORGOTTEN_AFTER_DAYS - 1);
  expect(await state()).toBe('pending');
  await clearIn(FORGOTTEN_AFTER_DAYS + 1);
  expect(await rows()).toEqual([]);
});

test.each(['confirmed', 'unsubscribed'])('keeps an address that is %s', async (which) => {
  await subscribe();
  await rows().update({ state: which });
  await clearIn(1000);
  expect(await state()).toBe(which);
});

const byLink = async () => {
  const { document_id: id } = await rows().where({ email }).first('document_id');
  const link = new URL(linksFor({ id, email }).unsubscribe);
  await request(cms.server).post(`/api/unsubscribe${link.search}`).expect(200);
};
const byEditor = () => rows().where({ email }).update({ state: 'unsubscribed' });

test.each([
  ['by the link in a mail', byLink],
  ['by an editor', byEditor],
])('makes an address that left %s unsubscribed again if a new request lapses', async (_how, leave) => {
  await subscribe();
  await leave();
  await subscribe();
  await subscribe();
  expect(await state()).toBe('pending');
  await clearIn(FORGOTTEN_AFTER_DAYS - 1);
  expect(await state()).toBe('pending');
  await clearIn(FORGOTTEN_AFTER_DAYS + 1);
  expect(await state()).toBe('unsubscribed');
});
