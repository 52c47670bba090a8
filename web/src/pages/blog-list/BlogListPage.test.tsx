import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogListResponse, sleep } from '../../../test/responses/lists';
import { showSite } from '../../../test/show-site';
import { RateLimitError } from '../../lib/routing/rate-limit';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const heading = () => screen.findByRole('heading', { level: 1, name: 'HEALTH & WELLNESS' });
const menu = () => screen.getByRole('navigation', { name: 'Choose a category' });
const openMenu = async () => userEvent.click(within(menu()).getByRole('button'));
const getLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows the first page of all articles with ads among them', async () => {
  const respond = jest.fn(() => blogListResponse());
  showSite('/blog-list', { BlogListPage: respond });
  expect(await heading()).toBeVisible();
  expect(respond).toHaveBeenCalledWith({ page: 1 });
  expect(screen.getByText('64 articles')).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(30);
  expect(screen.getAllByRole('group', { name: 'Advertisement' })).toHaveLength(3);
  expect(document.title).toBe('Health & Wellness Articles - Wellfolio');
});

test('the category menu links to all categories and to each topic', async () => {
  showSite('/category', { BlogListPage: () => blogListResponse() });
  await heading();
  await openMenu();
  expect(getLinks(menu())).toEqual([
    ['All Categories', '/category'],
    ['Sleep', '/category/sleep'],
    ['Heart Health', '/category/heart-health'],
  ]);
  expect(within(menu()).getByRole('link', { current: true })).toHaveTextContent('All Categories');
});

test('marks the category named in the query as current', async () => {
  const respond = jest.fn(() => blogListResponse({ category: sleep, total: 3 }));
  showSite('/blog-list?category=Sleep', { BlogListPage: respond });
  expect(await screen.findByText('3 articles in Sleep')).toBeVisible();
  expect(respond).toHaveBeenCalledWith({ category: 'Sleep', page: 1 });
  await openMenu();
  expect(within(menu()).getByRole('link', { current: true })).toHaveTextContent('Sleep');
});

test('adds the current sub-topic to the category menu', async () => {
  const naps = { __typename: 'Category', name: 'Naps', slug: 'naps' } as const;
  showSite('/blog-list?category=naps', { BlogListPage: () => blogListResponse({ category: naps }) });
  await heading();
  await openMenu();
  expect(getLinks(menu())[1]).toEqual(['Naps', '/category/naps']);
});

test('highlights search words in the titles and keeps the search in the category links', async () => {
  const respond = jest.fn(() => blogListResponse());
  showSite('/search/article-calm?category=sleep', { BlogListPage: respond });
  await heading();
  expect(respond).toHaveBeenCalledWith({ search: 'article calm', category: 'sleep', page: 1 });
  expect(screen.getByRole('combobox')).toHaveValue('article calm');
  expect(document.querySelector('h2 mark')).toHaveTextContent('Article');
  await openMenu();
  expect(getLinks(menu())).toEqual([
    ['All Categories', '/category'],
    ['Sleep', '/search/article-calm?category=sleep'],
    ['Heart Health', '/search/article-calm?category=heart-health'],
  ]);
});

test('offers the nearest searches and topics when a search finds nothing', async () => {
  showSite('/search/insomnai', {
    BlogListPage: () =>
      blogListResponse({
        total: 0,
        articles: [],
        nearest: { __typename: 'Nearest', searches: ['insomnia'], categories: [sleep] },
      }),
  });
  expect(await screen.findByText('No articles found for “insomnai”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'insomnia' })).toHaveAttribute('href', '/search/insomnia');
  const topics = screen.getByRole('region', { name: 'Topics that may help' });
  expect(getLinks(topics)).toEqual([['Sleep', '/category/sleep']]);
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('offers to extend a search without results to all categories', async () => {
  showSite('/search/xyz?category=sleep', {
    BlogListPage: () =>
      blogListResponse({
        total: 0,
        articles: [],
        category: sleep,
        nearest: { __typename: 'Nearest', searches: [], categories: [] },
      }),
  });
  expect(await screen.findByText('No articles found for “xyz” in Sleep.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look for “xyz” in all categories' })).toHaveAttribute(
    'href',
    '/search/xyz',
  );
});

test('reports an unknown category and suggests topics', async () => {
  showSite('/blog-list?category=zzz', { BlogListPage: () => blogListResponse(null) });
  expect(await screen.findByText('There is no category “zzz”.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Topics that may help' })).toBeVisible();
});

test('redirects a plain form submission to the search page', async () => {
  const router = showSite('/blog-list?search=Dry+Eyes&category=Sleep', {
    BlogListPage: () => blogListResponse(),
  });
  await heading();
  expect(router.state.location).toMatchObject({ pathname: '/search/dry-eyes', search: '?category=Sleep' });
});

test.each(['/blog-list?page=0', '/blog-list?page=two'])('%s shows the not-found page', async (address) => {
  showSite(address, { BlogListPage: () => blogListResponse() });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});

test('a page after the last one shows the not-found page', async () => {
  showSite('/blog-list?page=9', { BlogListPage: () => blogListResponse({ articles: [] }) });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});

const crisisHelp = () => screen.findByRole('region', { name: 'You do not have to be alone with this' });

test('shows crisis help above the results of a crisis search', async () => {
  showSite('/search/kill-myself', { BlogListPage: () => blogListResponse() });
  const help = await crisisHelp();
  const result = screen.getAllByRole('article')[0]!;
  expect(help.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows crisis help and no suggestions when a crisis search finds nothing', async () => {
  showSite('/search/kill-myself', {
    BlogListPage: () =>
      blogListResponse({
        total: 0,
        articles: [],
        nearest: { __typename: 'Nearest', searches: ['will'], categories: [] },
      }),
  });
  const help = await crisisHelp();
  expect(within(help).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  expect(within(help).getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  expect(screen.queryByRole('region', { name: 'Did you mean' })).toBeNull();
});

test('shows no crisis help for other searches', async () => {
  showSite('/search/sleep', { BlogListPage: () => blogListResponse() });
  await heading();
  expect(screen.queryByRole('region', { name: /alone/ })).toBeNull();
});

test('asks a visitor who exceeds the search limit to wait', async () => {
  showSite('/search/sleep', {
    BlogListPage: () => {
      throw new RateLimitError('BlogListPage was requested too often.');
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Please wait a moment' })).toBeVisible();
  expect(screen.getByText(/Wait a minute, then search again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', '/search/sleep');
  expect(screen.queryByRole('alert')).toBeNull();
});
