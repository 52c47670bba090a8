import { randomBytes } from 'node:crypto';
import { homeResponse } from '../../test/responses/articles';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';
import { SITE_METRICS } from './definitions';
import { countErrors } from './measure-requests';
import { createSiteMetrics, type SiteMetrics } from './site-metrics';

let cms: FakeCms;
let metrics: SiteMetrics;
let site: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  cms = await startFakeCms();
  cms.responses.HomePage = () => homeResponse();
  metrics = createSiteMetrics();
  site = await startSite(cms, { metrics });
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const get = (url: string) => site.app.inject({ url, headers: { host: 'site.example' } });
const listSeries = async (): Promise<string[]> =>
  (await metrics.read()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
async function getValue(series: string): Promise<number | undefined> {
  const line = (await listSeries()).find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
const countRequests = (labels: string) =>
  getValue(`wellfolio_site_request_duration_seconds_count{${labels}}`);

test('counts pages that are sent before the framework sees the request', async () => {
  await site.close();
  const onFastResponse = jest.fn();
  site = await startSite(cms, { metrics, onFastResponse });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  for (let count = 0; count < 4; count += 1) await (await fetch(site.app.listeningOrigin)).text();
  expect(onFastResponse).toHaveBeenCalled();
  expect(await countRequests('kind="page",page="/",method="read",status="2xx"')).toBe(4);
  expect(await getValue('wellfolio_site_page_cache_requests_total{result="hit"}')).toBe(3);
});

test('counts requests by kind, page and status', async () => {
  for (const url of ['/', '/', '/no-such-topic', '/healthz', '/api/blogs', '/robots.txt']) await get(url);
  await site.app.inject({ method: 'POST', url: '/api/comments', headers: { host: 'site.example' } });
  expect(await countRequests('kind="page",page="/",method="read",status="2xx"')).toBe(2);
  expect(await countRequests('kind="health",page="",method="read",status="2xx"')).toBe(1);
  expect(await countRequests('kind="api",page="",method="read",status="2xx"')).toBe(1);
  expect(await countRequests('kind="api",page="",method="write",status="2xx"')).toBe(1);
  const total = (await listSeries()).filter((line) => line.includes('request_duration_seconds_count'));
  expect(total.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)).toBe(7);
});

test('reports the page cache, also an outdated page that was sent because the CMS failed', async () => {
  const results = async () =>
    Promise.all(
      ['hit', 'stale', 'miss'].map((result) =>
        getValue(`wellfolio_site_page_cache_requests_total{result="${result}"}`),
      ),
    );
  for (let time = 0; time < 3; time += 1) await get('/');
  expect(await results()).toEqual([2, 0, 1]);
  const silent = jest.spyOn(console, 'error').mockImplementation();
  cms.mood = 'failing';
  cms.version = 2;
  await site.pollVersion();
  await get('/');
  silent.mockRestore();
  cms.mood = 'well';
  await site.pollVersion();
  await get('/');
  expect(await getValue('wellfolio_site_page_cache_entries')).toBe(1);
  expect(await getValue('wellfolio_site_page_cache_bytes')).toBeGreaterThan(1000);
  // The failed poll left the version as it was; the next one brought the new one.
  expect(await results()).toEqual([3, 0, 2]);
});

test('ten thousand random addresses add no series', async () => {
  await site.close();
  site = await startSite(cms, {
    metrics,
    render: () => Promise.resolve({ status: 404, html: '<p>404</p>', freshUntil: Infinity, isWhole: true }),
  });
  const shapes = [
    (random: string) => `/${random}`,
    (random: string) => `/blog/${random}`,
    (random: string) => `/search/${random}?page=${random}`,
    (random: string) => `/${random}/${random}/${random}`,
    (random: string) => `/api/${random}`,
    (random: string) => `/uploads/${random}`,
    (random: string) => `/admin/${random}?${random}=${random}`,
    (random: string) => `/assets/${random}.js`,
    (random: string) => `/ad-frame/${random}/${random}`,
    (random: string) => `/sitemap-${random}.xml`,
  ];
  const methods = ['GET', 'HEAD', 'POST', 'PROPFIND'] as const;
  const sendAll = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const random = randomBytes(6).toString('hex');
      const headers = { host: 'site.example' };
      await Promise.all(
        shapes.flatMap((toUrl) =>
          methods.map((method) => site.app.inject({ method: method as 'GET', url: toUrl(random), headers })),
        ),
      );
    }
  };
  const listOwn = async () => (await listSeries()).filter((line) => line.startsWith('wellfolio_'));
  const silent = jest.spyOn(console, 'error').mockImplementation();
  await sendAll(2);
  // A part of the sitemap, which a random number may be.
  for (const method of ['GET', 'HEAD'] as const)
    await site.app.inject({ method, url: '/sitemap-1.xml', headers: { host: 'site.example' } });
  const before = await listOwn();
  await sendAll(250);
  const after = await listOwn();
  silent.mockRestore();
  expect(after.length).toBe(before.length);
  expect(after.filter((line) => line.includes('request_duration_seconds_count')).length).toBeGreaterThan(10);
  expect(after.join('\n')).not.toMatch(/="[^"]*[\da-f]{12}/);
}, 120_000);

test('writes each metric with its help, and those of the process', async () => {
  metrics.watchTurns(() => 3);
  metrics.watchCms(() => ({ version: 42, reportedAgoMs: 1500, isResponding: false }));
  const { hooks } = countErrors(metrics);
  const log = jest.fn();
  for (const level of [30, 50, 60]) hooks.logMethod.call(site.app.log as never, ['text'], log, level);
  const text = await metrics.read();
  for (const { name, help, type } of Object.values(SITE_METRICS)) {
    expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`);
  }
  expect(log).toHaveBeenCalledTimes(3);
  expect(text).toContain('\nwellfolio_site_errors_logged_total 2\n');
  expect(text).toContain('\nwellfolio_site_pages_waiting 3\n');
  expect(text).toContain('\nwellfolio_site_content_version 42\n');
  expect(text).toContain('\nwellfolio_site_content_version_confirmed_age_seconds 1.5\n');
  expect(text).toContain('\nwellfolio_site_cms_up 0\n');
  expect(text).toContain('\nnodejs_eventloop_lag_p99_seconds ');
  expect(text).toContain('\nprocess_resident_memory_bytes ');
});

test('reports no version before the CMS has reported one', async () => {
  metrics.watchCms(() => ({ version: undefined, reportedAgoMs: Infinity, isResponding: false }));
  const series = (await listSeries()).filter((line) => line.includes('content_version'));
  expect(series).toEqual([]);
});
