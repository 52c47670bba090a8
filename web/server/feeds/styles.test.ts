import { homeResponse } from '../../test/responses/articles';
import { NO_COLORS, startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';
import { hueRules } from './styles';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let topics: { slug: string; hue: number | null }[];
let queryCount: number;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  cms = await startFakeCms();
  topics = [
    { slug: 'sleep', hue: 255 },
    { slug: 'travel', hue: null },
  ];
  queryCount = 0;
  cms.responses = {
    HomePage: () => homeResponse(),
    TopicHues() {
      queryCount += 1;
      return { topics, site: NO_COLORS };
    },
  };
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const get = (url: string) => site.app.inject({ url });
const linkIn = (html: string) => /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1];
const linkAt = async (url: string) => linkIn((await get(url)).body);
async function change(hue: number): Promise<void> {
  topics = [{ slug: 'sleep', hue }];
  cms.version += 1;
  await site.pollVersion();
}

test('every page links one style sheet, cached forever: the hues of the topics, then the built styles', async () => {
  const { body } = await get('/');
  expect(body.match(/rel="stylesheet"/g)).toHaveLength(1);
  const link = linkIn(body) ?? '';
  expect([await linkAt('/faqs'), await linkAt('/no/such/page')]).toEqual([link, link]);
  const sheet = await get(link);
  expect(sheet.body).toBe("[data-topic='sleep']{--hue:255}\nbody{margin:0}");
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(queryCount).toBe(1);
});

test('a page links the hues of the content version that it was rendered with', async () => {
  const before = await linkAt('/');
  await change(10);
  const after = await linkAt('/');
  expect(after).not.toBe(before);
  expect((await get(after ?? '')).body).toBe("[data-topic='sleep']{--hue:10}\nbody{margin:0}");
});

test.each(['/styles.css', '/styles.css?v=old', '/styles.css?v='])(
  'serves the current hues at %s without caching',
  async (url) => {
    await change(20);
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, "[data-topic='sleep']{--hue:20}\nbody{margin:0}"]);
    expect(headers['cache-control']).toContain('max-age=0');
    expect(headers['cache-control']).not.toContain('immutable');
  },
);

test('serves the hues while the CMS does not respond, and links the built styles before its first response', async () => {
  const before = await linkAt('/');
  cms.mood = 'down';
  expect(await linkAt('/faqs')).toBe(before);
  expect((await get(before ?? '')).statusCode).toBe(200);

  const late = await startSite(cms);
  const page = await late.app.inject({ url: '/faqs' });
  expect([page.statusCode, linkIn(page.body)]).toEqual([200, '/assets/site.css']);
  expect((await late.app.inject({ url: '/styles.css' })).statusCode).toBe(503);
  await late.close();
});

test('renders a page again if its hues failed to load', async () => {
  const { TopicHues } = cms.responses;
  cms.responses.TopicHues = () => ({ topics: undefined });
  expect((await get('/')).statusCode).toBe(200);
  expect(await linkAt('/faqs')).toBe('/assets/site.css');
  if (TopicHues) cms.responses.TopicHues = TopicHues;
  const later = Date.now() + 11_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await linkAt('/faqs')).toMatch(/^\/styles\.css/);
});

test('puts nothing but slugs and whole numbers into the style sheet', () => {
  expect(
    hueRules([
      { slug: "x'] *{display:none}", hue: 1 },
      { slug: 'half', hue: 0.5 },
      { slug: 'none', hue: null },
      { slug: '24-hour-care', hue: 0 },
    ]),
  ).toBe("[data-topic='24-hour-care']{--hue:0}\n");
});
