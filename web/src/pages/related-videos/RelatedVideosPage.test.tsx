import { screen, within } from '@testing-library/react';
import { videosResponse } from '../../../test/responses/lists';
import { showSite } from '../../../test/show-site';
import { getVideosDescription, getVideosSummary, getVideosTitle } from './video-texts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function show(address: string, response = videosResponse()) {
  const requests: Record<string, unknown>[] = [];
  showSite(address, {
    RelatedVideosPage: (variables) => {
      requests.push(variables);
      return response;
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Health & Wellness Videos' });
  return { requests, main: within(screen.getByRole('main')) };
}
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const getHref = (link: HTMLElement) => link.getAttribute('href');

test('shows the videos as cards linked to their articles', async () => {
  const { requests, main } = await show('/related-videos');
  expect(requests).toEqual([{ page: 1, perPage: 24 }]);
  const cards = main.getAllByRole('article');
  expect(cards).toHaveLength(24);
  expect(getHref(within(cards[0]!).getByRole('link', { name: 'Article 1' }))).toBe('/blog/a-1');
  expect(main.getByText('60 videos, newest first')).toBeVisible();
  expect(robots()).toBeUndefined();
});

test.each([
  ['/related-videos', ['More videos /related-videos?page=2']],
  ['/related-videos?page=2', ['Earlier page /related-videos', 'More videos /related-videos?page=3']],
  ['/related-videos?page=3', ['Earlier page /related-videos?page=2']],
])('%s links to the previous and next pages', async (address, expected) => {
  const { main } = await show(address);
  const pages = within(main.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(pages.map((link) => `${link.textContent} ${getHref(link)}`)).toEqual(expected);
});

test('shows no page navigation when there is only one page', async () => {
  const { main } = await show('/related-videos', videosResponse({ total: 24 }));
  expect(main.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('shows a notice and a link to all articles when there are no videos', async () => {
  const { main } = await show('/related-videos', videosResponse({ total: 0, articles: [] }));
  expect(main.getByText(/There are no videos yet/)).toBeVisible();
  expect(getHref(main.getByRole('link', { name: 'All articles' }))).toBe('/blog-list');
  expect(main.queryByRole('article')).toBeNull();
  expect(robots()).toBe('noindex');
});

test('shows the not-found page after the last page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showSite('/related-videos?page=9', { RelatedVideosPage: () => videosResponse({ articles: [] }) });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});

test('gives each page its own title and its own description of 110 to 160 characters', () => {
  expect([1, 2, 3].map(getVideosTitle)).toEqual([
    'Health & Wellness Videos',
    'Health & Wellness Videos, page 2',
    'Health & Wellness Videos, page 3',
  ]);
  expect(new Set([1, 2, 3].map(getVideosDescription)).size).toBe(3);
  for (const page of [1, 2, 100]) {
    expect(getVideosDescription(page).length).toBeGreaterThanOrEqual(110);
    expect(getVideosDescription(page).length).toBeLessThanOrEqual(160);
  }
  expect([getVideosSummary(1, 1), getVideosSummary(1200, 3)]).toEqual(['1 video', '1,200 videos, page 3']);
});
