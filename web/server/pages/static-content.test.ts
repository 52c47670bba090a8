import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

type Site = Awaited<ReturnType<typeof startSite>>;

/** Pages whose text does not depend on the CMS. */
let cms: FakeCms;
let site: Site;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  cms.responses = { AboutPage: () => ({ __typename: 'Query', categoryPictures: [] }) };
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const get = (url: string) => site.app.inject({ url });

test.each(['/no/such/page', '/insomnia-tips/x'])(
  'the 404 page at %s includes a search form that works without JavaScript',
  async (url) => {
    cms.mood = 'down';
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    const [main = ''] = /<main[^]*<\/main>/.exec(body) ?? [];
    expect(main).toMatch(/<form role="search"[^>]* action="\/blog-list"/);
    expect(main).toContain('name="search"');
  },
);

test('the about page shows its text, uncached, while the CMS is down', async () => {
  cms.mood = 'down';
  const { statusCode, body, headers } = await get('/about');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  for (const text of ['Find Your Focus', 'Our story', 'Our approach', 'Get in Touch', 'href="/fitness"'])
    expect(body).toContain(text);
  cms.mood = 'well';
  expect((await get('/about')).statusCode).toBe(200);
});

test.each([
  '/bmi-calculator',
  '/pregnancy-calculator',
  '/main-category',
  '/privacy-policy',
  '/faqs',
  '/login',
  '/contact-us',
])('a site that was started without the CMS serves %s', async (url) => {
  await site.close();
  cms.mood = 'down';
  site = await startSite(cms);
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<main[^]*<h1[^]*<\/main>/);
});
