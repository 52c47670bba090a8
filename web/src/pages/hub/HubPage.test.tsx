import { screen, within } from '@testing-library/react';
import { hubResponse } from '../../../test/responses/articles';
import { showSite } from '../../../test/show-site';

type Changes = Parameters<typeof hubResponse>[1];

const HEADINGS = [
  'Sleep Health Topics',
  'Effects of Sleep Deprivation',
  'Disorders & Disruptions',
  'Pediatric Sleep Issues',
  "Technology's Impact on Sleep",
  'Sleep Optimization Techniques',
];

async function show(slug = 'sleep', changes: Changes = {}) {
  showSite(`/${slug}`, { HubPage: (variables) => hubResponse(String(variables.slug), changes) });
  await screen.findByRole('heading', { level: 1, name: 'Sleep' });
  return within(screen.getByRole('main'));
}
const sections = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const ads = () => screen.queryAllByRole('group', { name: 'Advertisement' });

beforeEach(() => {
  // The router of the test has no HTML to hydrate, and warns about it.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows its six sections in the specified order', async () => {
  await show();
  expect(sections()).toEqual(HEADINGS);
  expect(document.title).toBe('Sleep: Articles and Everyday Advice - Wellfolio');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://health.example/sleep',
  );
});

test('shows the specified number of entries per section, each linked to its page', async () => {
  const main = await show();
  const hrefs = (name: string) =>
    within(main.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => !href?.startsWith('/category/'));
  const named = (count: number, path: string) =>
    Array.from({ length: count }, (_, index) => `${path}-${index + 1}`);
  const [topics = '', routine = '', issues = '', featured = '', carousel = '', latest = ''] = HEADINGS;
  expect(hrefs(topics)).toEqual(named(6, '/tile'));
  expect(hrefs(routine)).toEqual(named(6, '/blog/routine'));
  expect(hrefs(issues)).toEqual(named(6, '/issue'));
  expect(hrefs(featured)).toEqual(named(5, '/blog/featured'));
  expect(hrefs(carousel)).toEqual(named(6, '/blog/news'));
  expect(hrefs(latest)).toEqual(named(6, '/blog/story'));
});

test('links View All to three sub-topics and the header to all articles of the topic', async () => {
  const main = await show();
  expect(main.getAllByRole('link', { name: /^View All/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/category/effects-of-sleep-deprivation',
    '/category/pediatric-sleep-issues',
    '/category/sleep-optimization-techniques',
  ]);
  expect(main.getByRole('link', { name: 'All articles on Sleep' })).toHaveAttribute(
    'href',
    '/category/sleep',
  );
  expect(main.getByRole('link', { name: 'Subjects from A to Z' })).toHaveAttribute(
    'href',
    '/categories-list/sleep',
  );
  const steps = within(main.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Home', 'Sleep']);
  expect(steps[1]).toHaveAttribute('aria-current', 'page');
});

test('shows an ad after each row of three stories and one at the end of the sleep hub', async () => {
  const main = await show('sleep');
  expect(ads()).toHaveLength(3);
  const latest = main.getByRole('region', { name: HEADINGS[5] });
  const inSection = [...latest.querySelectorAll('h3, [role=group]')].map(({ textContent }) => textContent);
  expect(inSection).toEqual(['Story 1', 'Story 2', 'Story 3', 'AD', 'Story 4', 'Story 5', 'Story 6', 'AD']);
  expect(latest.compareDocumentPosition(ads()[2]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows no ads on a hub without later ads', async () => {
  await show('womens-health', { laterAds: false });
  expect(ads()).toHaveLength(0);
});

test('omits empty sections', async () => {
  await show('sleep', { background: null, tiles: [], popular: [], featured: [], brandNews: [] });
  expect(sections()).toEqual([HEADINGS[1], HEADINGS[5]]);
});

test('keeps the tile sections when there are no articles', async () => {
  await show('sleep', { buildYourRoutine: [], featured: [], brandNews: [], latestStories: [] });
  expect(sections()).toEqual([HEADINGS[0], HEADINGS[2]]);
});

test('shows a hub that editors added, under their headings', async () => {
  const headings = {
    __typename: 'HubHeadings' as const,
    topics: 'Where to Begin',
    routine: 'Before You Leave',
    issues: 'On the Way',
    featured: 'Far from Home',
    carousel: 'Coming Back',
    latest: 'Travel Medicine',
  };
  const main = await show('travel-health', { headings });
  expect(sections()).toEqual([
    'Where to Begin',
    'Before You Leave',
    'On the Way',
    'Far from Home',
    'Coming Back',
    'Travel Medicine',
  ]);
  expect(main.getAllByRole('link', { name: /^View All/ })[0]).toHaveAttribute(
    'href',
    '/category/before-you-leave',
  );
});

test('shows the not-found page for a topic missing from the CMS', async () => {
  showSite('/sleep', {
    HubPage: () => ({ __typename: 'Query', topicHub: null }),
    CategoryPage: () => ({ __typename: 'Query', category: null }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
});

test('redirects /diseases to /disease-prevention', async () => {
  const router = showSite('/diseases', { HubPage: ({ slug }) => hubResponse(String(slug)) });
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/disease-prevention');
});
