import { startFakeCms, type FakeCms } from '../test/fake-cms';
import { startSite } from '../test/start-site';

type Site = Awaited<ReturnType<typeof startSite>>;

let cms: FakeCms;
let site: Site;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  site = await startSite(cms);
});
afterAll(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

test.each([
  ['/privacy-policy', 'id="section19"', 'WebPage'],
  ['/terms', 'id="section12"', 'WebPage'],
  ['/disclaimer', 'mailto:contact@wellfolio.example', 'WebPage'],
  ['/cookie-policy', 'resetToken', 'WebPage'],
  ['/faqs', 'Does the site track me?', 'FAQPage'],
])('%s is whole in the HTML, and needs no CMS', async (url, text, type) => {
  cms.mood = 'down';
  cms.asked.length = 0;
  const { statusCode, body, headers } = await site.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(body).toContain(text);
  expect(body).toContain(`"@type":"${type}"`);
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}"/>`);
  expect(headers['set-cookie']).toBeUndefined();
  expect(cms.asked).toEqual([]);
});

test('an address that only looks like one is sent to its right spelling', async () => {
  const { statusCode, headers } = await site.app.inject({ url: '/terms/' });
  expect([statusCode, headers.location]).toEqual([301, '/terms']);
});
