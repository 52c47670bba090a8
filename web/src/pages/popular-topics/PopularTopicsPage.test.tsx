import { screen, within } from '@testing-library/react';
import { showSite, testSite } from '../../../test/show-site';
import { bannerLink } from '../../ui/lists/BannerLink/BannerLink.fixture';
import { getPicture } from '../../ui/base/Picture/Picture.fixture';
import type { PopularTopicsPageQuery } from './PopularTopicsPage.gen';
import { popularTopicsJsonLd } from './popular-topics.json-ld';

const RESPONSE: PopularTopicsPageQuery = {
  __typename: 'Query',
  topics: [
    { __typename: 'Topic', id: 't1', slug: 'sleep', listName: 'all-Sleep', picture: getPicture('A moon') },
    { __typename: 'Topic', id: 't2', slug: 'mens-health', listName: "Men's Health", picture: null },
  ],
  popularTopicsBanner: { ...bannerLink, headColor: '#008080', linkUrl: '/main-category' },
};

async function show(respond: () => PopularTopicsPageQuery) {
  showSite('/main-category', { PopularTopicsPage: respond });
  await screen.findByRole('heading', { level: 1, name: 'Popular Topics' });
  return within(screen.getByRole('main'));
}
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('links every topic to its page by its name without the prefix', async () => {
  const main = await show(() => RESPONSE);
  const links = main.getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'Sleep /sleep',
    "Men's Health /mens-health",
  ]);
  expect(document.title).toBe('Popular Topics - Wellfolio');
  expect(robots()).toBeUndefined();
});

test('shows the banner and the topic picture as decorative images', async () => {
  await show(() => RESPONSE);
  expect(document.querySelectorAll('main img')).toHaveLength(2);
  expect(screen.queryByRole('img')).toBeNull();
});

test('gives the title a text colour readable on the banner’s colour', async () => {
  const main = await show(() => RESPONSE);
  const { style } = main.getByRole('heading', { level: 1 }).closest('[style]') as HTMLElement;
  expect([style.getPropertyValue('--ground'), style.getPropertyValue('--on-ground')]).toEqual([
    '#008080',
    '#fff',
  ]);
});

test('shows the title and the links without a banner', async () => {
  const main = await show(() => ({ ...RESPONSE, popularTopicsBanner: null }));
  expect(main.getAllByRole('link')).toHaveLength(3);
});

test('shows a notice and is noindex when the CMS does not respond', async () => {
  const main = await show(() => {
    throw new Error('down');
  });
  expect(main.getByText(/no topics to show just now/)).toBeVisible();
  expect(main.getByRole('link')).toHaveTextContent('Home');
  expect(robots()).toBe('noindex');
});

test('returns the topics as structured data, and nothing without topics', () => {
  const [list] = popularTopicsJsonLd(RESPONSE.topics, testSite);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, name: 'Sleep', url: 'https://health.example/sleep' },
      { position: 2, name: "Men's Health", url: 'https://health.example/mens-health' },
    ],
  });
  expect(popularTopicsJsonLd([], testSite)).toEqual([]);
});
