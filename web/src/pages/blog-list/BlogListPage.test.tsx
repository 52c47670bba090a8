import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogListAnswer, sleep } from '../../../test/lists';
import { showSite } from '../../../test/show-site';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const heading = () => screen.findByRole('heading', { level: 1, name: 'HEALTH & WELLNESS' });
const menu = () => screen.getByRole('navigation', { name: 'Choose a category' });
const openMenu = async () => userEvent.click(within(menu()).getByRole('button'));
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows all articles, with ads among them', async () => {
  const asked = jest.fn(() => blogListAnswer());
  showSite('/blog-list', { BlogListPage: asked });
  expect(await heading()).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ page: 1 });
  expect(screen.getByText('64 articles')).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(30);
  expect(screen.getAllByRole('group', { name: 'Advertisement' })).toHaveLength(3);
  expect(document.title).toBe('Health & Wellness Articles - Wellfolio');
});

test('its dropdown leads to all categories and to each topic', async () => {
  showSite('/category', { BlogListPage: () => blogListAnswer() });
  await heading();
  await openMenu();
  expect(linksOf(menu())).toEqual([
    ['All Categories', '/category'],
    ['Sleep', '/category/sleep'],
    ['Heart Health', '/category/heart-health'],
  ]);
  expect(within(menu()).getByRole('link', { current: true })).toHaveTextContent('All Categories');
});

test('a category, by its name, is the one chosen', async () => {
  const asked = jest.fn(() => blogListAnswer({ category: sleep, total: 3 }));
  showSite('/blog-list?category=Sleep', { BlogListPage: asked });
  expect(await screen.findByText('3 articles in Sleep')).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ category: 'Sleep', page: 1 });
  await openMenu();
  expect(within(menu()).getByRole('link', { current: true })).toHaveTextContent('Sleep');
});

test('a sub-topic is offered while it is chosen', async () => {
  const naps = { __typename: 'Category', name: 'Naps', slug: 'naps' } as const;
  showSite('/blog-list?category=naps', { BlogListPage: () => blogListAnswer({ category: naps }) });
  await heading();
  await openMenu();
  expect(linksOf(menu())[1]).toEqual(['Naps', '/category/naps']);
});

test('a search marks what it found, and stays while a category is chosen', async () => {
  const asked = jest.fn(() => blogListAnswer());
  showSite('/search/article-calm?category=sleep', { BlogListPage: asked });
  await heading();
  expect(asked).toHaveBeenCalledWith({ search: 'article calm', category: 'sleep', page: 1 });
  expect(screen.getByRole('combobox')).toHaveValue('article calm');
  expect(document.querySelector('h2 mark')).toHaveTextContent('Article');
  await openMenu();
  expect(linksOf(menu())).toEqual([
    ['All Categories', '/category'],
    ['Sleep', '/search/article-calm?category=sleep'],
    ['Heart Health', '/search/article-calm?category=heart-health'],
  ]);
});

test('a search that finds nothing offers what is nearest to it', async () => {
  showSite('/search/insomnai', {
    BlogListPage: () =>
      blogListAnswer({
        total: 0,
        articles: [],
        nearest: { __typename: 'Nearest', searches: ['insomnia'], categories: [sleep] },
      }),
  });
  expect(await screen.findByText('No articles found for “insomnai”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'insomnia' })).toHaveAttribute('href', '/search/insomnia');
  const topics = screen.getByRole('region', { name: 'Topics that may help' });
  expect(linksOf(topics)).toEqual([['Sleep', '/category/sleep']]);
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('a search in one category can go on in all of them', async () => {
  showSite('/search/xyz?category=sleep', {
    BlogListPage: () =>
      blogListAnswer({
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

test('a category that there is not is said to be none, with the topics there are', async () => {
  showSite('/blog-list?category=zzz', { BlogListPage: () => blogListAnswer(null) });
  expect(await screen.findByText('There is no category “zzz”.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Topics that may help' })).toBeVisible();
});

test('a search that a browser sends by itself has its page', async () => {
  const router = showSite('/blog-list?search=Dry+Eyes&category=Sleep', {
    BlogListPage: () => blogListAnswer(),
  });
  await heading();
  expect(router.state.location).toMatchObject({ pathname: '/search/dry-eyes', search: '?category=Sleep' });
});

test.each(['/blog-list?page=0', '/blog-list?page=two'])('%s is no page', async (address) => {
  showSite(address, { BlogListPage: () => blogListAnswer() });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});

test('a page after the last is none either', async () => {
  showSite('/blog-list?page=9', { BlogListPage: () => blogListAnswer({ articles: [] }) });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});

test('a search that sounds like danger has help above what it found, and no guesses', async () => {
  showSite('/search/kill-myself', {
    BlogListPage: () =>
      blogListAnswer({
        total: 0,
        articles: [],
        nearest: { __typename: 'Nearest', searches: ['will'], categories: [] },
      }),
  });
  const help = await screen.findByRole('region', { name: 'You do not have to be alone with this' });
  expect(within(help).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  expect(within(help).getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  expect(screen.queryByRole('region', { name: 'Did you mean' })).toBeNull();
});

test('a search for anything else has no such help', async () => {
  showSite('/search/sleep', { BlogListPage: () => blogListAnswer() });
  await heading();
  expect(screen.queryByRole('region', { name: /alone/ })).toBeNull();
});
