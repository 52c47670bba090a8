import { createHash } from 'node:crypto';
import request from 'supertest';
import { createCounter } from '../../src/platform/rate-limit/counter';
import { clearExpired, COUNTS_TABLE } from '../../src/platform/rate-limit/counts-table';
import { bootCms, type Cms } from '../support/harness';
import { withoutTable } from '../support/database/without-table';

const ALLOWED = 5;

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE_SUBSCRIBE_PER_MINUTE: String(ALLOWED) });
});
afterAll(() => cms.stop());

const from = (address: string) => request(cms.server).post('/api/subscribe').set('x-forwarded-for', address);
const subscribe = (address: string, email = 'ada@example.org') => from(address).send({ email });
const times = (count: number, act: () => PromiseLike<unknown>) =>
  Promise.all(Array.from({ length: count }, act));
const known = (email: string) => cms.strapi.db.connection('subscribers').where({ email });

describe('a visitor who sends too many requests', () => {
  test('gets 429 with Retry-After and changes nothing, while others are unaffected', async () => {
    for (let time = 0; time < ALLOWED; time += 1) await subscribe('192.0.2.1').expect(200);
    for (let time = 0; time < 2; time += 1) {
      const { body, headers } = await subscribe('192.0.2.1', 'late@example.org').expect(429);
      const seconds = Number(headers['retry-after']);
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(body).toEqual({ error: expect.stringMatching(/again in \d+ seconds\.$/), message: body.error });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(await known('late@example.org')).toEqual([]);
    await subscribe('192.0.2.2').expect(200);
  });

  test('is counted exactly for concurrent requests', async () => {
    const statuses = await times(ALLOWED * 4, () => subscribe('192.0.2.3').then(({ status }) => status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(ALLOWED);
    expect(statuses.filter((status) => status === 429)).toHaveLength(ALLOWED * 3);
  });

  test('is counted for malformed and oversized requests too', async () => {
    await times(ALLOWED, () => from('192.0.2.4').type('json').send('{'));
    const malformed = await from('192.0.2.4').type('json').send('{');
    const tooLong = await from('192.0.2.4').send({ more: 'x'.repeat(2_000_000) });
    expect([malformed.status, tooLong.status]).toEqual([429, 429]);
  });

  test('is not counted for requests that a form on another site can send', async () => {
    await times(ALLOWED * 2, () => from('192.0.2.5').type('text/plain').send('{}'));
    expect((await subscribe('192.0.2.5')).status).toBe(200);
  });

  test('is identified by the IPv6 network, not the address', async () => {
    for (let time = 0; time < ALLOWED; time += 1) await subscribe(`2001:db8:1:2::${time}`).expect(200);
    await subscribe('2001:db8:1:2:ffff::1').expect(429);
    await subscribe('2001:db8:1:3::1').expect(200);
  });

  test('can still read articles', async () => {
    await times(ALLOWED + 1, () => subscribe('192.0.2.6'));
    const read = await request(cms.server).get('/api/blogs').set('x-forwarded-for', '192.0.2.6');
    expect(read.status).toBe(200);
  });
});

const counter = () => createCounter(cms.strapi, 'trial', { points: 3, seconds: 1 });

describe('a counter', () => {
  test('resets when its window is over', async () => {
    const { count } = counter();
    await times(3, () => count('ada'));
    const wait = await count('ada');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(1000);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect(await count('ada')).toBeUndefined();
  });

  test('can be read without counting', async () => {
    const { count, look } = counter();
    expect(await look('fay')).toBeUndefined();
    await times(2, () => count('fay'));
    await times(5, () => look('fay'));
    expect(await look('fay')).toBeUndefined();
    await count('fay');
    expect(await look('fay')).toBeGreaterThan(0);
    expect(await counter().look('fay')).toBeGreaterThan(0);
  });
});

describe('a counter shared by processes', () => {
  test('counts for all of them together', async () => {
    const [one, other] = [counter(), counter()];
    await one.count('bea');
    await other.count('bea');
    await one.count('bea');
    expect(await other.count('bea')).toBeGreaterThan(0);
  });

  test('is reset for all of them', async () => {
    const limit = { points: 3, seconds: 60, forgotten: true };
    const [one, other] = [1, 2].map(() => createCounter(cms.strapi, 'forgotten', limit));
    for (let time = 0; time < 4; time += 1) await one?.count('dora');
    expect(await other?.count('dora')).toBeGreaterThan(0);
    await other?.forget('dora');
    expect(await one?.count('dora')).toBeUndefined();
  });

  test('is removed from the table when it expires', async () => {
    await counter().count('cleo');
    const keys = async (): Promise<string[]> => cms.strapi.db.connection(COUNTS_TABLE).pluck('key');
    await clearExpired(cms.strapi.db.connection);
    const counted = expect.stringMatching(/^trial:/);
    expect(await keys()).toContainEqual(counted);
    await clearExpired(cms.strapi.db.connection, Date.now() + 1001);
    expect(await keys()).not.toContainEqual(counted);
  });

  test('contains neither callers nor recipients, nor anything from which they could be computed', async () => {
    await subscribe('192.0.2.77', 'eva@example.org').expect(200);
    const keys: string[] = await cms.strapi.db.connection(COUNTS_TABLE).pluck('key');
    for (const known of ['192.0.2.77', 'eva@example.org']) {
      const digest = createHash('sha256').update(known).digest('hex');
      expect(keys.filter((key) => key.includes(known) || key.includes(digest))).toEqual([]);
    }
  });

  test('continues in each process while the table is unavailable', async () => {
    const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
    await withoutTable(cms, COUNTS_TABLE, async () => {
      for (let time = 0; time < ALLOWED; time += 1) await subscribe('192.0.2.9').expect(200);
      await subscribe('192.0.2.9').expect(429);
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('each process counts by itself'));
    log.mockRestore();
  });
});
