import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.responses.ArticlePage = () => ({ __typename: 'Query', article: null });
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const get = (url: string, remoteAddress: string) =>
  site.app.inject({ url, remoteAddress, headers: { host: 'site.example' } });

/** A page that takes too long on a busy machine is refused for another reason. */
const isRefusedForNumber = ({ statusCode, body }: { statusCode: number; body: string }): boolean =>
  statusCode === 503 && body.includes('Too many pages were requested at the same time.');

test('renders 100 pages at a time for a visitor, and rejects more without querying the CMS', async () => {
  Object.assign(cms, { mood: 'slow', delayMs: 300 });
  const many = Array.from({ length: 120 }, (_, index) => get(`/blog/unknown-${index}`, '192.0.2.1'));
  const [another, ...responses] = await Promise.all([get('/blog/of-another', '192.0.2.2'), ...many]);
  expect(another.statusCode).toBe(404);
  const refused = responses.filter(isRefusedForNumber);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.headers['retry-after']).toBe('10');
  expect(cms.requested.filter((name) => name === 'ArticlePage').length).toBeLessThanOrEqual(101);
});

test('renders 200 pages at a time for an IPv6 site, however many visitors it has', async () => {
  Object.assign(cms, { mood: 'slow', delayMs: 300 });
  const many = Array.from({ length: 220 }, (_, index) =>
    get(`/blog/unknown-${index}`, `2001:db8:1:${index.toString(16)}::1`),
  );
  const [another, ...responses] = await Promise.all([get('/blog/of-another', '2001:db8:2::1'), ...many]);
  expect(another.statusCode).toBe(404);
  expect(responses.filter(isRefusedForNumber)).toHaveLength(20);
});
