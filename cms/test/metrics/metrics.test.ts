import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import { CHANGE_QUEUE } from '../../src/platform/content-version/change-queue';
import { CMS_METRICS } from '../../src/platform/metrics/definitions';
import { getDialect } from '../../src/platform/database/dialect';
import { JOBS } from '../../src/domain/schedule/jobs-table';
import { withoutTable } from '../support/database/without-table';
import { requestByHash } from '../support/graphql/request-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';

const TOKEN = 'a token that is long enough';

let mails: MailServer;
let cms: Cms;
let metricsPort: number;
beforeAll(async () => {
  [mails, metricsPort] = await Promise.all([startMailServer(), findFreePort()]);
  cms = await bootCms({
    SMTP_URL: mails.url,
    CMS_METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: TOKEN,
    THROTTLE_SUBSCRIBE_PER_MINUTE: '2',
  });
  await new Promise<void>((resolve) => cms.server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(async () => {
  await cms.stop();
  await mails.stop();
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function scrape(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return response.text();
}
const listSeries = (text: string) => text.split('\n').filter((line) => line.startsWith('wellfolio_'));
function getValue(text: string, series: string): number | undefined {
  const line = listSeries(text).find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
/** Figures of the database are kept for five seconds. */
const untilRead = () => wait(5100);

test('nobody reads them without the token, or on the port of the CMS', async () => {
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(401);
  await request(cms.server).get('/metrics').expect(404);
});

test('counts requests by endpoint and operation, refusals by limit, and mails by kind', async () => {
  for (const type of ['news-list', 'news-list', 'slider'])
    await request(cms.server).get(`/api/blogs?type=${type}`).expect(200);
  await request(cms.server).get('/api/blogs/slug/no-such-blog').expect(404);
  await requestByHash(cms, 'HomePage').expect(200);
  for (const status of [200, 200, 429])
    await request(cms.server).post('/api/subscribe').send({ email: 'reader@example.org' }).expect(status);
  await mails.whenMailsTo('reader@example.org', 1);

  const text = await scrape();
  const count = (labels: string) => getValue(text, `wellfolio_cms_request_duration_seconds_count{${labels}}`);
  expect(count('endpoint="/api/blogs",operation="",method="GET",status="2xx"')).toBe(3);
  expect(count('endpoint="/api/blogs/slug/{slug}",operation="",method="GET",status="4xx"')).toBe(1);
  expect(count('endpoint="graphql",operation="HomePage",method="GET",status="2xx"')).toBe(1);
  expect(count('endpoint="/api/subscribe",operation="",method="POST",status="4xx"')).toBe(1);
  expect(getValue(text, 'wellfolio_cms_response_cache_requests_total{result="hit"}')).toBe(1);
  expect(getValue(text, 'wellfolio_cms_response_cache_entries')).toBeGreaterThanOrEqual(3);
  expect(getValue(text, 'wellfolio_cms_response_cache_bytes')).toBeGreaterThan(0);
  expect(getValue(text, 'wellfolio_cms_rate_limit_exceeded_total{limit="subscribe"}')).toBe(1);
  expect(getValue(text, 'wellfolio_cms_mails_total{kind="subscription",result="sent"}')).toBeGreaterThan(0);
});

test('a mail that the server refuses counts as failed', async () => {
  mails.refuseAll();
  await cms.strapi
    .plugin('email')
    .service('email')
    .send({ to: 'admin@example.org', subject: 'Hello', text: 'Hello' })
    .catch(() => undefined);
  mails.takeAll();
  expect(getValue(await scrape(), 'wellfolio_cms_mails_total{kind="admin-account",result="failed"}')).toBe(1);
});

test('reports pool, disk, queues and errors of the process', async () => {
  cms.strapi.log.error('A test of the metrics.');
  const text = await scrape();
  for (const state of ['used', 'free', 'waiting'])
    expect(getValue(text, `wellfolio_cms_database_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0);
  expect(getValue(text, 'wellfolio_cms_disk_free_bytes')).toBeGreaterThan(1_000_000);
  expect(getValue(text, 'wellfolio_cms_queue_length{queue="passwords"}')).toBe(0);
  expect(getValue(text, 'wellfolio_cms_queue_length{queue="searches"}')).toBe(
    getDialect(cms.strapi) === 'sqlite' ? 0 : undefined,
  );
  expect(getValue(text, 'wellfolio_cms_errors_logged_total')).toBeGreaterThan(0);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  for (const { name, help, type } of Object.values(CMS_METRICS))
    expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`);
});

test('reports the backlog of the indexes, what is due, and nothing of backups that are off', async () => {
  const knex = cms.strapi.db.connection;
  const minutesAgo = Date.now() - 120_000;
  await untilRead();
  await knex(JOBS).insert({
    document_id: 'a',
    type: 'api::blog.blog',
    action: 'publish',
    due_at: minutesAgo,
    time_zone: 'UTC',
    title: 'Due',
    set_by_name: 'Ada',
    set_at: minutesAgo,
    state: 'waiting',
    // Another process runs it.
    claim: 'another process',
    claimed_until: Date.now() + 3_600_000,
  });
  await knex(CHANGE_QUEUE).insert([{ document_id: 'a' }, { document_id: 'b' }]);
  const text = await scrape();
  await knex(JOBS).delete();
  expect(getValue(text, 'wellfolio_cms_database_up')).toBe(1);
  expect(getValue(text, 'wellfolio_cms_content_version')).toBeGreaterThan(1_000_000_000);
  expect(getValue(text, 'wellfolio_cms_index_backlog{index="search"}')).toBe(2);
  expect(getValue(text, 'wellfolio_cms_index_backlog_age_seconds{index="search"}')).toBe(0);
  expect(getValue(text, 'wellfolio_cms_index_backlog{index="drafts"}')).toBe(0);
  expect(getValue(text, 'wellfolio_cms_scheduled_jobs_due')).toBe(1);
  expect(getValue(text, 'wellfolio_cms_scheduled_jobs_overdue_seconds')).toBeGreaterThan(119);
  expect(getValue(text, 'wellfolio_cms_scheduled_jobs_failed')).toBe(0);
  expect(listSeries(text).filter((line) => line.includes('_backup_'))).toEqual([]);
  // Within five seconds, the database is not asked again.
  expect(getValue(await scrape(), 'wellfolio_cms_scheduled_jobs_due')).toBe(1);
}, 30_000);

test('a failing database takes its own metrics with it, and no others', async () => {
  await untilRead();
  const text = await withoutTable(cms, JOBS, scrape);
  expect(getValue(text, 'wellfolio_cms_database_up')).toBe(0);
  expect(getValue(text, 'wellfolio_cms_scheduled_jobs_due')).toBeUndefined();
  expect(getValue(text, 'wellfolio_cms_content_version')).toBeUndefined();
  expect(getValue(text, 'wellfolio_cms_disk_free_bytes')).toBeGreaterThan(0);
  expect(getValue(await scrape(), 'wellfolio_cms_database_up')).toBe(1);
}, 30_000);

test('ten thousand random addresses add no series', async () => {
  const { port } = cms.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  const send = (method: string, path: string) =>
    new Promise<void>((resolve, reject) => {
      http
        .request({ port, host: '127.0.0.1', method, path, agent }, (response) => {
          response.resume().on('end', () => resolve());
        })
        .on('error', reject)
        .end();
    });
  const shapes = [
    (random: string) => `/${random}`,
    (random: string) => `/api/${random}`,
    (random: string) => `/api/blogs/slug/${random}`,
    (random: string) => `/admin/${random}`,
    (random: string) => `/uploads/${random}`,
    (random: string) => `/graphql?extensions=${random}`,
  ];
  const sendAll = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const random = randomBytes(6).toString('hex');
      await Promise.all(
        shapes.flatMap((toPath) => ['GET', 'HEAD', 'PROPFIND'].map((method) => send(method, toPath(random)))),
      );
    }
  };
  await sendAll(2);
  const before = listSeries(await scrape());
  await sendAll(556);
  const after = listSeries(await scrape());
  agent.destroy();
  const withoutValues = (series: string[]) => series.map((line) => line.replace(/ \S+$/, '')).toSorted();
  expect(withoutValues(after)).toEqual(withoutValues(before));
}, 180_000);
