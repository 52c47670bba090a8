import { NO_SETTINGS, startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let queries: number;
let entered: object;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  cms = await startFakeCms();
  queries = 0;
  entered = {};
  cms.responses.SiteSettings = () => {
    queries += 1;
    return { site: { ...NO_SETTINGS, ...entered } };
  };
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const get = async (url: string) => (await site.app.inject({ url })).body;
async function change(settings: object): Promise<void> {
  entered = settings;
  cms.version += 1;
  await site.pollVersion();
}
/** Needs nothing else of the CMS. */
const PAGE = '/faqs';

test('the settings are requested once per content version, whatever pages are rendered', async () => {
  await get(PAGE);
  await get('/terms');
  await get('/manifest.webmanifest');
  expect(queries).toBe(1);
  await change({ name: 'Calm Days' });
  await get(PAGE);
  await get('/terms');
  expect(queries).toBe(2);
});

test('a change is on all pages at once: name, links, logo, picture for sharing, colours', async () => {
  expect(await get(PAGE)).toContain('<title>');
  const picture = { __typename: 'Picture', width: 80, height: 40, alt: '' };
  await change({
    name: 'Calm Days',
    copyright: '© 2026 Calm Days',
    logo: { ...picture, url: '/uploads/logo.webp' },
    shareImage: { ...picture, url: '/uploads/share.webp' },
    headerLinks: [{ __typename: 'SiteLink', text: 'Shop', to: 'https://shop.example/' }],
  });
  const html = await get(PAGE);
  expect(html).toContain('<img src="/uploads/logo.webp" width="80" height="40" alt="Calm Days"');
  expect(html).toContain('<a href="https://shop.example/" rel="noopener"');
  expect(html).toContain('© 2026 Calm Days');
  expect(html).toContain('<meta property="og:image" content="http://localhost:3000/uploads/share.webp"/>');
  expect(html).toContain('<meta property="og:site_name" content="Calm Days"/>');
  expect(/<nav aria-label="Main".*?<\/nav>/s.exec(html)?.[0]).not.toContain('Popular Topics');
  expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({ name: 'Calm Days' });
});

test('lists of which editors want none are gone, and the phone’s menu still has where to lead', async () => {
  await change({ socialLinks: [], headerLinks: [], footerColumns: [], footerTools: [], footerLinks: [] });
  const html = await get(PAGE);
  for (const gone of ['Social networks', 'Health topics', 'Legal and tools'])
    expect(html).not.toContain(`aria-label="${gone}"`);
  expect(/<nav aria-label="Main".*?<\/nav>/s.exec(html)?.[0]).toContain('In the Spotlight');
  expect(html).toMatch(/<footer id="site-links"/);
  await change({});
  expect(await get(PAGE)).toContain('aria-label="Social networks"');
  expect(await get(PAGE)).toMatch(/<nav id="site-links"/);
});

test('while the CMS is down, pages show the last settings', async () => {
  await change({ name: 'Calm Days' });
  await get(PAGE);
  cms.mood = 'failing';
  cms.version += 1;
  await site.pollVersion();
  expect(await get('/terms')).toContain('<meta property="og:site_name" content="Calm Days"/>');
});

test('before the first response of the CMS, pages show the settings of the environment', async () => {
  cms.mood = 'failing';
  await site.pollVersion();
  expect(await get(PAGE)).toContain('<meta property="og:site_name" content="Wellfolio"/>');
});

test('no page with places for ads has one when they are switched off', async () => {
  expect(await get('/terms')).toContain('aria-label="Advertisement"');
  await change({ showsAds: false, adFrameUrl: '/ad-frame/site/0' });
  expect(await get('/terms')).not.toContain('aria-label="Advertisement"');
  await change({ adFrameUrl: '/ad-frame/site/0' });
  expect(await get('/terms')).toContain('<iframe');
});
