import { screen, within } from '@testing-library/react';
import { videosAnswer } from '../../../test/lists';
import { showSite } from '../../../test/show-site';
import { videosDescription, videosSummary, videosTitle } from './videoTexts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function show(address: string, answer = videosAnswer()) {
  const asked: Record<string, unknown>[] = [];
  showSite(address, {
    RelatedVideosPage: (variables) => {
      asked.push(variables);
      return answer;
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Health & Wellness Videos' });
  return { asked, main: within(screen.getByRole('main')) };
}
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('each card leads to its article', async () => {
  const { asked, main } = await show('/related-videos');
  expect(asked).toEqual([{ page: 1, perPage: 24 }]);
  const cards = main.getAllByRole('article');
  expect(cards).toHaveLength(24);
  expect(hrefOf(within(cards[0]!).getByRole('link', { name: 'Article 1' }))).toBe('/blog/a-1');
  expect(main.getByText('60 videos, newest first')).toBeVisible();
  expect(robots()).toBeUndefined();
});

test.each([
  ['/related-videos', ['More videos /related-videos?page=2']],
  ['/related-videos?page=2', ['Earlier page /related-videos', 'More videos /related-videos?page=3']],
  ['/related-videos?page=3', ['Earlier page /related-videos?page=2']],
])('%s leads to the pages beside it', async (address, expected) => {
  const { main } = await show(address);
  const pages = within(main.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(pages.map((link) => `${link.textContent} ${hrefOf(link)}`)).toEqual(expected);
});

test('one page of them leads to no others', async () => {
  const { main } = await show('/related-videos', videosAnswer({ total: 24 }));
  expect(main.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('where there are none the page says so, and leads on', async () => {
  const { main } = await show('/related-videos', videosAnswer({ total: 0, articles: [] }));
  expect(main.getByText(/There are no videos yet/)).toBeVisible();
  expect(hrefOf(main.getByRole('link', { name: 'All articles' }))).toBe('/blog-list');
  expect(main.queryByRole('list', { name: '' })).not.toBeNull();
  expect(main.queryByRole('article')).toBeNull();
  expect(robots()).toBe('noindex');
});

test('a page after the last is not there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showSite('/related-videos?page=9', { RelatedVideosPage: () => videosAnswer({ articles: [] }) });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});

test('no two pages have one title or description, and both fit where they are shown', () => {
  expect(videosTitle(2)).toBe('Health & Wellness Videos, page 2');
  expect(videosDescription(2)).not.toBe(videosDescription(1));
  for (const page of [1, 2, 100]) {
    expect(videosDescription(page).length).toBeGreaterThanOrEqual(110);
    expect(videosDescription(page).length).toBeLessThanOrEqual(160);
  }
  expect([videosSummary(1, 1), videosSummary(1200, 3)]).toEqual(['1 video', '1,200 videos, page 3']);
});
