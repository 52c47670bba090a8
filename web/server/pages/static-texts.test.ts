import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

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
])('%s renders completely without the CMS', async (url, text, type) => {
  cms.mood = 'down';
  cms.requested.length = 0;
  const { statusCode, body, headers } = await site.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(body).toContain(text);
  expect(body).toContain(`"@type":"${type}"`);
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}"/>`);
  expect(headers['set-cookie']).toBeUndefined();
  expect(cms.requested).toEqual([]);
});

test('redirects a trailing slash to the canonical URL', async () => {
  const { statusCode, headers } = await site.app.inject({ url: '/terms/' });
  expect([statusCode, headers.location]).toEqual([301, '/terms']);
});

test.each([
  ['/login', 'Email or username'],
  ['/signup', 'Confirm password'],
  ['/forgot-password', 'Send code'],
  ['/enter-code', '6-digit'],
  ['/change-password', 'Privacy Policy'],
  ['/contact-us', 'mailto:contact@wellfolio.example'],
  ['/my-account', 'Saved Blogs'],
])('%s renders without the CMS, with noindex and the same for everyone', async (url, text) => {
  cms.mood = 'down';
  cms.requested.length = 0;
  const sendRequest = (headers: Record<string, string>) => site.app.inject({ url, headers });
  const { statusCode, body } = await sendRequest({});
  expect(statusCode).toBe(200);
  expect(body).toContain(text);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toMatch(/<meta name="description" content="[^"]{60,160}"/);
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}"/>`);
  expect(body).not.toContain('application/ld+json');
  expect((await sendRequest({ authorization: 'Bearer a.b.c' })).body).toBe(body);
  expect(cms.requested).toEqual([]);
});

test.each(['/unsubscribe', '/confirm-subscription'])(
  '%s is the same noindex page for every token and does not contain it',
  async (path) => {
    const [one, other] = await Promise.all(
      ['first-token', 'second-token'].map((token) => site.app.inject({ url: `${path}?token=${token}` })),
    );
    expect(one?.statusCode).toBe(200);
    expect(one?.body).toBe(other?.body);
    expect(one?.body).not.toContain('first-token');
    expect(one?.body).toContain('<meta name="robots" content="noindex"/>');
    expect(one?.body).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(one?.body).toContain('This page needs JavaScript');
  },
);
