import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';
import { signToken } from '../../src/platform/mail/link-token';
import { refusal } from '../support/members/member-calls';

const THANKS = { message: 'Thank you for subscribing!' };
const DEAD_CONFIRM =
  'This link is not valid or has expired. Please subscribe again, and we send you a new one.';
const DEAD_UNSUBSCRIBE =
  'This link is not valid, or its address is no longer on our list. If you still get emails, please use the link in the newest one.';
const WEEK_MS = 7 * 24 * 3600_000;

let mail: MailServer;
let cms: Cms;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://site.example',
    SITE_NAME: 'Tom & Mary’s',
    THROTTLE_SUBSCRIBE_PER_MINUTE: '1000',
  });
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

const rows = () => cms.strapi.db.connection('subscribers');
const getState = async (email: string) => (await rows().where({ email }).first())?.state;
const subscribe = (email: string, more: object = {}) =>
  request(cms.server)
    .post('/api/subscribe')
    .send({ email, ...more });

/** The links of the newest mail to an address. */
async function linksTo(email: string, count = 1) {
  const sent = (await mail.whenMailsTo(email, count)).at(-1);
  const tokenAt = (path: string) =>
    new RegExp(`https://site\\.example${path}\\?token=([\\w.-]+)`).exec(sent?.text ?? '')?.[1] ?? '';
  return { sent, confirm: tokenAt('/confirm-subscription'), unsubscribe: tokenAt('/unsubscribe') };
}
const at = (path: '/api/subscribe/confirm' | '/api/unsubscribe', token: string) => ({
  look: () => request(cms.server).get(path).query({ token }),
  act: () => request(cms.server).post(path).query({ token }),
});
const confirming = (token: string) => at('/api/subscribe/confirm', token);
const leaving = (token: string) => at('/api/unsubscribe', token);

let readerCount = 0;
/** An address that has just subscribed, with the links of its mail. */
async function reader() {
  readerCount += 1;
  const email = `reader.${readerCount}@example.org`;
  await subscribe(email).expect(200, THANKS);
  return { email, ...(await linksTo(email)) };
}

describe('a newsletter subscription', () => {
  test('sends a confirmation mail in text and HTML', async () => {
    const { email, sent, confirm, unsubscribe } = await reader();
    expect(sent?.subject).toBe('Please confirm your subscription to Tom & Mary’s');
    expect(sent?.text).toContain('7 days');
    for (const link of [`confirm-subscription?token=${confirm}`, `unsubscribe?token=${unsubscribe}`])
      expect(sent?.html).toContain(`href="https://site.example/${link}"`);
    expect(sent?.html).toContain('Tom &amp; Mary’s');
    expect(await getState(email)).toBe('pending');
  });

  test('can be ended with the mail client’s one-click unsubscribe (RFC 8058)', async () => {
    const { email, sent, unsubscribe } = await reader();
    const headers = sent?.headerLines.map(({ line }) => line.replaceAll(/\r?\n\s+/g, ' ')) ?? [];
    expect(headers).toContain(
      `List-Unsubscribe: <https://site.example/api/unsubscribe?token=${unsubscribe}>`,
    );
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await leaving(unsubscribe).act().type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(await getState(email)).toBe('unsubscribed');
  });

  test('can be ended with one click by multipart form too', async () => {
    const { email, unsubscribe } = await reader();
    await leaving(unsubscribe).act().field('List-Unsubscribe', 'One-Click').expect(200);
    expect(await getState(email)).toBe('unsubscribed');
  });

  test.each(['first', 'second'])('can be requested twice and confirmed with the %s link', async (which) => {
    const { email, confirm: first } = await reader();
    await subscribe(email).expect(200, THANKS);
    const { confirm: second } = await linksTo(email, 2);
    await confirming(which === 'first' ? first : second)
      .act()
      .expect(200);
    expect(await getState(email)).toBe('confirmed');
  });

  test('stays confirmed when requested again, and the mail says so', async () => {
    const { email, confirm } = await reader();
    await confirming(confirm).act().expect(200);
    const before = await rows().where({ email }).first();
    await subscribe(email).expect(200, THANKS);
    const { sent, confirm: again } = await linksTo(email, 2);
    expect(sent?.subject).toBe('You are subscribed to the Tom & Mary’s newsletter');
    expect(again).toBe('');
    expect(await rows().where({ email })).toMatchObject([
      { state: 'confirmed', confirmed_at: before.confirmed_at },
    ]);
  });

  test('with a filled honeypot field is thanked but neither stored nor mailed', async () => {
    await subscribe('robot@example.org', { leave_empty: 'x' }).expect(200, THANKS);
    await reader();
    expect(await getState('robot@example.org')).toBeUndefined();
    expect(mail.mailsTo('robot@example.org')).toEqual([]);
  });
});

describe('a link in the mail', () => {
  test('changes nothing when it is only opened', async () => {
    const { email, confirm, unsubscribe } = await reader();
    const before = await rows().where({ email });
    const [, local = ''] = /^(.)/.exec(email) ?? [];
    for (const { look } of [confirming(confirm), leaving(unsubscribe)]) {
      for (let time = 0; time < 2; time += 1) {
        const { body, headers } = await look().expect(200);
        expect(body).toEqual({ email: `${local}…@example.org`, state: 'pending' });
        expect(headers['cache-control']).toMatch(/no-store/);
      }
    }
    await request(cms.server).head('/api/unsubscribe').query({ token: unsubscribe }).expect(200);
    expect(await rows().where({ email })).toEqual(before);
  });

  test('confirms however often it is used, and keeps the first confirmation time', async () => {
    const { email, confirm } = await reader();
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirming(confirm).act()));
    for (const { status, body } of responses)
      expect([status, body]).toEqual([200, { message: 'Thank you. Your subscription is confirmed.' }]);
    const [first] = await rows().where({ email });
    expect(first).toMatchObject({ state: 'confirmed', confirmed_at: expect.anything() });
    await confirming(confirm).act().expect(200);
    expect(await rows().where({ email })).toEqual([first]);
    expect((await confirming(confirm).look().expect(200)).body.state).toBe('confirmed');
  });

  test('unsubscribes however often it is used and keeps the address as unsubscribed', async () => {
    const { email, confirm, unsubscribe } = await reader();
    await confirming(confirm).act().expect(200);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await leaving(unsubscribe).act().expect(200);
      expect(body).toEqual({ message: 'You are unsubscribed. We do not write to this address any more.' });
    }
    expect(await getState(email)).toBe('unsubscribed');
    expect((await leaving(unsubscribe).look().expect(200)).body.state).toBe('unsubscribed');
  });

  test('cannot confirm an unsubscribed address until it is requested again', async () => {
    const { email, confirm, unsubscribe } = await reader();
    await leaving(unsubscribe).act().expect(200);
    await confirming(confirm).look().expect(400, refusal(DEAD_CONFIRM));
    await confirming(confirm).act().expect(400, refusal(DEAD_CONFIRM));
    expect(await getState(email)).toBe('unsubscribed');
    await subscribe(email).expect(200, THANKS);
    expect(await getState(email)).toBe('pending');
    const links = await linksTo(email, 2);
    await confirming(links.confirm).act().expect(200);
    expect(await getState(email)).toBe('confirmed');
    // The link of the first mail is as valid as that of the last.
    await leaving(unsubscribe).act().expect(200);
    expect(await getState(email)).toBe('unsubscribed');
  });

  test('confirms for seven days and unsubscribes forever', async () => {
    const { email } = await reader();
    const { document_id: id } = await rows().where({ email }).first();
    const [key = ''] = (process.env.APP_KEYS ?? '').split(',');
    const made = (purpose: 'confirm' | 'unsubscribe', ago: number) =>
      signToken(key, purpose, { id, email }, Date.now() - ago);
    await confirming(made('confirm', WEEK_MS + 2000))
      .act()
      .expect(400, refusal(DEAD_CONFIRM));
    await confirming(made('confirm', WEEK_MS - 60_000))
      .act()
      .expect(200);
    await leaving(made('unsubscribe', 100 * WEEK_MS))
      .act()
      .expect(200);
    expect(await getState(email)).toBe('unsubscribed');
  });

  test('works for one purpose and one address only', async () => {
    const [one, other] = [await reader(), await reader()];
    await confirming(one.unsubscribe).act().expect(400, refusal(DEAD_CONFIRM));
    await leaving(one.confirm).act().expect(400, refusal(DEAD_UNSUBSCRIBE));
    const [id = ''] = other.unsubscribe.split('.');
    const [, ...seal] = one.unsubscribe.split('.');
    await leaving([id, ...seal].join('.'))
      .act()
      .expect(400, refusal(DEAD_UNSUBSCRIBE));
    expect([await getState(one.email), await getState(other.email)]).toEqual(['pending', 'pending']);
  });

  test.each(['', 'nonsense', "' OR 1=1 --", '%00', '\0', '../x', 'a.b.c', 'x'.repeat(8000)])(
    'with a malformed token does nothing: %j',
    async (token) => {
      for (const send of [leaving(token).look, leaving(token).act]) {
        const { status, body } = await send();
        expect([status, body]).toEqual([400, refusal(DEAD_UNSUBSCRIBE)]);
      }
      for (const send of [confirming(token).look, confirming(token).act]) {
        const { status, body } = await send();
        expect([status, body]).toEqual([400, refusal(DEAD_CONFIRM)]);
      }
    },
  );

  test('does nothing once its address has been deleted', async () => {
    const { email, unsubscribe } = await reader();
    await rows().where({ email }).delete();
    const { body } = await leaving(unsubscribe).act().expect(400);
    expect(body).toEqual(refusal(DEAD_UNSUBSCRIBE));
  });

  test('gets 400 without a token and uses the first of two', async () => {
    const { unsubscribe } = await reader();
    const getStatus = async (query: string) =>
      (await request(cms.server).get(`/api/unsubscribe${query}`)).status;
    expect(await getStatus('')).toBe(400);
    expect(await getStatus('?token[]=x')).toBe(400);
    expect(await getStatus(`?token=${unsubscribe}&token=x`)).toBe(200);
  });
});

test('stores an address requested twenty times concurrently only once and sends three mails', async () => {
  const email = 'eager@example.org';
  const responses = await Promise.all(Array.from({ length: 20 }, () => subscribe(email)));
  for (const { status, body } of responses) expect([status, body]).toEqual([200, THANKS]);
  expect(await rows().where({ email })).toHaveLength(1);
  await mail.whenMailsTo(email, 3);
  // Mails that others receive afterwards were requested after all of these.
  await reader();
  expect(mail.mailsTo(email)).toHaveLength(3);
});
