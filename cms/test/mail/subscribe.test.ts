import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { contentVersion } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';
import { refusal } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';
import { withoutTable } from '../support/database/without-table';

const THANKS = { message: 'Thank you for subscribing!' };
const EMPTY = 'Please enter an email address.';
const NO_ADDRESS = 'Please enter a valid email address, such as name@example.com.';
const SUBSCRIBERS = 'subscribers';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());
beforeEach(() => rows().delete());

const rows = () => cms.strapi.db.connection(SUBSCRIBERS);
let visitors = 0;
/** A new address each time, so that no test is rate-limited by another. */
const post = () => {
  visitors += 1;
  return request(cms.server)
    .post('/api/subscribe')
    .set('x-forwarded-for', `198.51.${visitors >> 8}.${visitors & 255}`);
};
const subscribe = (email: unknown) => post().send({ email });

describe('a subscribed address', () => {
  test('is stored once as pending, and a second request gets the same response', async () => {
    const first = await subscribe('Ada@Example.org').expect(200);
    const second = await subscribe('  ada@example.ORG ').expect(200);
    expect(first.body).toEqual(THANKS);
    expect(second.body).toEqual(THANKS);
    const headers = ({ headers: { date: _date, ...others } }: { headers: Record<string, string> }) => others;
    expect(headers(second)).toEqual(headers(first));
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^application\/json/),
    });
    expect(first.headers).not.toHaveProperty('etag');
    expect(await rows()).toMatchObject([{ email: 'ada@example.org', state: 'pending', confirmed_at: null }]);
  });

  test('is stored once when requested many times concurrently in different cases', async () => {
    const spellings = ['BEA@example.org', 'bea@EXAMPLE.org', 'Bea@Example.Org', 'bea@example.org'];
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, index) => subscribe(spellings[index % spellings.length])),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await rows()).map(({ email }: { email: string }) => email)).toEqual(['bea@example.org']);
  });

  test('with accents is stored once, with composed accents and a punycode domain', async () => {
    await subscribe('ren\u00e9e@b\u00fccher.example').expect(200);
    await subscribe('Rene\u0301e@XN--BCHER-KVA.example').expect(200);
    expect(await rows()).toMatchObject([{ email: 'ren\u00e9e@xn--bcher-kva.example' }]);
  });

  test('that unsubscribed becomes pending again, and a confirmed one stays confirmed', async () => {
    await subscribe('gone@example.org').expect(200);
    await subscribe('here@example.org').expect(200);
    const before = { confirmed_at: new Date('2026-01-02T03:04:05Z') };
    await rows()
      .where({ email: 'gone@example.org' })
      .update({ ...before, state: 'unsubscribed' });
    await rows()
      .where({ email: 'here@example.org' })
      .update({ ...before, state: 'confirmed' });
    await subscribe('gone@example.org').expect(200, THANKS);
    await subscribe('here@example.org').expect(200, THANKS);
    expect(await rows().orderBy('email')).toMatchObject([
      { email: 'gone@example.org', state: 'pending', confirmed_at: null },
      { email: 'here@example.org', state: 'confirmed', confirmed_at: expect.anything() },
    ]);
  });

  test('does not raise the content version', async () => {
    const version = await contentVersion(cms);
    await subscribe('cleo@example.org').expect(200);
    expect(await contentVersion(cms)).toBe(version);
  });

  test('has every column that Strapi would fill and ignores extra fields', async () => {
    await post()
      .send({ email: 'dora@example.org', state: 'confirmed', confirmedAt: 1, id: 7, created_at: 0 })
      .expect(200);
    const ours = await rows().first();
    await cms.strapi
      .documents('api::subscriber.subscriber')
      .create({ data: { email: 'strapi@example.org' } as never });
    const theirs = await rows().where({ email: 'strapi@example.org' }).first();
    const kinds = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value === null ? null : typeof value]),
      );
    expect(kinds(ours)).toEqual(kinds(theirs));
    expect(ours).toMatchObject({ state: 'pending', confirmed_at: null });
    expect(ours.document_id).toMatch(new RegExp(`^[a-z\\d]{${theirs.document_id.length}}$`));
    const { createdAt } = await cms.strapi.db
      .query('api::subscriber.subscriber')
      .findOne({ where: { email: 'dora@example.org' } });
    expect(Math.abs(Date.now() - new Date(createdAt).getTime())).toBeLessThan(60_000);
  });
});

describe('an invalid address', () => {
  test.each([
    ['no field', {}],
    ['an empty string', { email: '' }],
    ['whitespace', { email: ' \t\n' }],
    ['null', { email: null }],
    ['a number', { email: 7 }],
    ['an array', { email: ['ada@example.org'] }],
    ['an object', { email: { $ne: '' } }],
    ['an array as the body', ['ada@example.org']],
    ['an inherited property name', { constructor: { email: 'ada@example.org' } }],
  ])('is refused as missing: %s', async (_what, body) => {
    await post().send(body).expect(400, refusal(EMPTY));
    expect(await rows()).toEqual([]);
  });

  test.each([
    'ada',
    'ada@localhost',
    'ada@example.org\r\nBcc: all@example.org',
    'Ada <ada@example.org>',
    'ada@example.org,bob@example.org',
    `${'a'.repeat(300)}@example.org`,
    'a'.repeat(900_000),
  ])('is refused with an example of a valid one: #%#', async (email) => {
    const { body, headers } = await subscribe(email).expect(400);
    expect(body).toEqual(refusal(NO_ADDRESS));
    expect(headers['cache-control']).toBe('no-store');
    expect(await rows()).toEqual([]);
  });
});

describe('the request body', () => {
  const logged = () => jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  let log: ReturnType<typeof logged>;
  beforeEach(() => {
    log = logged();
  });
  afterEach(() => log.mockRestore());

  const json = () => post().set('content-type', 'application/json');

  test.each([
    ['malformed JSON', '{"email":"secret@example.org"'],
    ['a JSON string', '"secret@example.org"'],
    ['a __proto__ field', '{"__proto__":{"email":"secret@example.org"}}'],
  ])('is refused without being logged or quoted: %s', async (_what, text) => {
    const { body } = await json().send(text).expect(400);
    expect(body).toEqual(refusal('The body is not well-formed JSON.'));
    expect(log).not.toHaveBeenCalled();
    expect(await rows()).toEqual([]);
  });

  test('gets the message to enter an address when it is empty', async () => {
    await post().expect(400, refusal(EMPTY));
    await post().set('content-length', '0').expect(400, refusal(EMPTY));
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=ada%40example.org'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['plain text', 'text/plain', '{"email":"ada@example.org"}'],
    ['text with JSON as its charset', 'text/plain; charset=application/json', '{"email":"ada@example.org"}'],
    ['another JSON type', 'application/csp-report', '{"email":"ada@example.org"}'],
    ['no type', '', '{"email":"ada@example.org"}'],
  ])('gets 415 when sent as %s', async (_what, type, text) => {
    const { body, headers } = await post().set('content-type', type).send(text).expect(415);
    expect(body).toEqual(refusal('Send it as JSON (Content-Type: application/json).'));
    expect(headers['cache-control']).toBe('no-store');
    expect(await rows()).toEqual([]);
  });

  test('is accepted as JSON with an explicit UTF-8 charset', async () => {
    const { body } = await post()
      .set('content-type', 'application/json; charset=utf-8')
      .send('{"email":"ada@example.org"}');
    expect(body).toEqual(THANKS);
  });

  test('gets 413 above 1 MB, compressed or not', async () => {
    const long = JSON.stringify({ email: 'ada@example.org', rest: 'x'.repeat(1_100_000) });
    const plain = await json().send(long).expect(413);
    expect(plain.body).toEqual(refusal('That is too long: send 1 MB at most.'));
    const packed = json().set('content-encoding', 'gzip');
    packed.write(gzipSync(long));
    expect((await packed).status).toBe(413);
    expect(log).not.toHaveBeenCalled();
    expect(await rows()).toEqual([]);
  });

  test('gets 500 without internal details when the database fails', async () => {
    await withoutTable(cms, SUBSCRIBERS, async () => {
      const { body, text } = await subscribe('ada@example.org').expect(500);
      expect(body).toEqual(refusal(body.error));
      expect(text).not.toMatch(/subscribers|insert/i);
    });
  });
});

describe('/api/subscribe', () => {
  test('accepts only POST and OPTIONS', async () => {
    for (const method of ['get', 'put', 'patch', 'delete'] as const) {
      const { headers, body } = await request(cms.server)[method]('/api/subscribe').expect(405);
      expect(headers).toMatchObject({ allow: 'POST, OPTIONS', 'cache-control': 'no-store' });
      expect(body).toEqual(refusal('This address accepts only POST.'));
    }
    await request(cms.server).head('/api/subscribe').expect(405);
    await request(cms.server).options('/api/subscribe').expect(204).expect('allow', 'POST, OPTIONS');
  });

  test('ignores the authorization header', async () => {
    const { body } = await subscribe('ada@example.org').set('authorization', 'Bearer nonsense');
    expect(body).toEqual(THANKS);
  });
});

describe('subscribers in the admin', () => {
  test('can be seen and deleted by moderators and are hidden from editors', async () => {
    await subscribe('ada@example.org').expect(200);
    const list = '/content-manager/collection-types/api::subscriber.subscriber';
    const editor = await loginAsAdmin(cms, 'strapi-editor');
    await request(cms.server).get(list).set('authorization', `Bearer ${editor}`).expect(403);
    const moderator = await loginAsAdmin(cms, 'moderator');
    const as = (method: 'get' | 'put' | 'delete', address: string) =>
      request(cms.server)[method](address).set('authorization', `Bearer ${moderator}`);
    const { body } = await as('get', list).expect(200);
    expect(body.results).toMatchObject([
      { email: 'ada@example.org', state: 'pending', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    const one = `${list}/${body.results[0].documentId}`;
    expect((await as('get', one).expect(200)).body.data.email).toBe('ada@example.org');
    await as('put', one).send({ state: 'confirmed' }).expect(403);
    await as('delete', one).expect(200);
    expect(await rows()).toEqual([]);
  });

  test('have one normalised address, whether typed by an owner or a reader', async () => {
    const owner = await loginAsAdmin(cms, 'strapi-super-admin');
    const save = (email: string) =>
      request(cms.server)
        .post('/content-manager/collection-types/api::subscriber.subscriber')
        .set('authorization', `Bearer ${owner}`)
        .send({ email, state: 'confirmed' });
    await save('Ada@Example.org').expect(201);
    await subscribe('ada@example.org').expect(200);
    expect(await rows()).toMatchObject([{ email: 'ada@example.org', state: 'confirmed' }]);
    await save('ADA@example.org').expect(400);
    const { body } = await save('ada@localhost').expect(400);
    expect(body.error.message).toBe(NO_ADDRESS);
  });
});
