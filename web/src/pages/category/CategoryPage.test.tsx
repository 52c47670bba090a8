import { screen, within } from '@testing-library/react';
import { articleCard } from '../../ui/cards/ArticleCard/ArticleCard.fixture';
import { categoryResponse } from '../../../test/responses/lists';
import { showSite } from '../../../test/show-site';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const noHub = () => ({ __typename: 'Query', topicHub: null });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows its articles under its name and colour, with four banners in the sidebar', async () => {
  const respond = jest.fn(() => categoryResponse());
  showSite('/category/insomnia', { CategoryPage: respond });
  expect(await heading('Insomnia')).toBeVisible();
  expect(respond).toHaveBeenCalledWith({ slug: 'insomnia', page: 1 });
  expect(document.title).toBe('Insomnia Blogs - Read Latest Articles');
  const { style } = screen.getByRole('heading', { level: 1 }).closest('[style]') as HTMLElement;
  expect([style.getPropertyValue('--ground'), style.getPropertyValue('--on-ground')]).toEqual([
    '#24365a',
    '#fff',
  ]);
  const blogs = screen.getByRole('region', { name: 'Related Blogs' });
  expect(within(blogs).getAllByRole('article')).toHaveLength(20);
  expect(within(blogs).getByRole('link', { name: 'Article 1' })).toHaveAttribute('href', '/blog/a-1');
  const beside = within(screen.getByRole('complementary', { name: 'More topics' }));
  expect(beside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Banner 1',
    'Banner 2',
    'Banner 3',
    'Banner 4',
  ]);
});

test('inserts a banner after every eighth card', async () => {
  showSite('/category/insomnia', { CategoryPage: () => categoryResponse() });
  await heading('Insomnia');
  const [list] = within(screen.getByRole('region', { name: 'Related Blogs' })).getAllByRole('list');
  const kinds = [...(list?.children ?? [])].map((item) =>
    item.querySelector('article') ? 'card' : item.textContent,
  );
  expect(kinds.indexOf('Banner 1')).toBe(8);
  expect(kinds.indexOf('Banner 2')).toBe(17);
  expect(kinds.filter((kind) => kind !== 'card')).toHaveLength(2);
});

test.each([
  ['/category/insomnia', 'page'],
  ['/insomnia', null],
])('at %s “See All Blogs” links to the category page', async (address, current) => {
  showSite(address, { HubPage: noHub, CategoryPage: () => categoryResponse() });
  await heading('Insomnia');
  const all = screen.getByRole('link', { name: 'See All Blogs' });
  expect(all).toHaveAttribute('href', '/category/insomnia');
  expect(all.getAttribute('aria-current')).toBe(current);
});

test('capitalises a lower-case category name in the heading', async () => {
  const category = {
    __typename: 'Category',
    id: 'c1',
    name: 'jet lag',
    slug: 'jet-lag',
    kind: 'SUB_TOPIC',
  } as const;
  showSite('/category/jet-lag', { CategoryPage: () => categoryResponse({ category }) });
  expect(await heading('Jet Lag')).toBeVisible();
});

test('redirects a former category address to the current one', async () => {
  const moved = showSite('/category/sleeplessness', {
    CategoryPage: () => categoryResponse(),
  });
  expect(await heading('Insomnia')).toBeVisible();
  expect(moved.state.location.pathname).toBe('/category/insomnia');
});

test('shows other articles from its topic when it has few of its own', async () => {
  const besides = [{ ...articleCard, id: 'nap', title: 'A nap at noon' }];
  showSite('/category/insomnia', { CategoryPage: () => categoryResponse({ total: 2, besides }) });
  await heading('Insomnia');
  const more = within(screen.getByRole('region', { name: 'More in Sleep' }));
  expect(more.getAllByRole('article')).toHaveLength(1);
  expect(more.getByRole('link', { name: 'A nap at noon' })).toBeVisible();
});

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '2'],
  [5, '3'],
])('lays out %d articles with at most %s per row', async (total, most) => {
  const articles = categoryResponse().category?.articles.slice(0, total) ?? [];
  showSite('/category/insomnia', { CategoryPage: () => categoryResponse({ total, articles }) });
  await heading('Insomnia');
  const [list] = within(screen.getByRole('region', { name: 'Related Blogs' })).getAllByRole('list');
  expect(list).toHaveAttribute('data-most', most);
});

test('shows a notice and its topic’s articles when it has none of its own', async () => {
  showSite('/category/insomnia', {
    CategoryPage: () =>
      categoryResponse({ total: 0, articles: [], besides: [{ ...articleCard, title: 'A nap at noon' }] }),
  });
  await heading('Insomnia');
  const blogs = within(screen.getByRole('region', { name: 'Related Blogs' }));
  expect(blogs.getByText(/Nothing has been published on Insomnia yet\./)).toBeVisible();
  expect(blogs.getAllByRole('link', { name: 'Sleep' })[0]).toHaveAttribute('href', '/sleep');
  expect(blogs.getByRole('link', { name: 'A nap at noon' })).toBeVisible();
});

test.each(['/category/zzz', '/zzz'])(
  '%s shows the not-found page for an unknown category',
  async (address) => {
    showSite(address, { HubPage: noHub, CategoryPage: () => categoryResponse(null) });
    expect(await heading('We could not find that page')).toBeVisible();
  },
);

test('shows the articles of all categories at /all-category-page', async () => {
  const { category: shown } = categoryResponse();
  if (!shown) throw new Error('There is one.');
  const { headColor, banners, total, articles } = shown;
  const respond = jest.fn(() => ({
    allCategories: { __typename: 'CategoryPage', headColor, banners, total, articles },
  }));
  showSite('/all-category-page?page=2', { AllCategoriesPage: respond });
  expect(await heading('All Categories')).toBeVisible();
  expect(respond).toHaveBeenCalledWith({ page: 2 });
  expect(document.title).toBe('All Categories Blogs - Read Latest Articles, page 2');
  expect(screen.getByRole('link', { name: 'Earlier page' })).toHaveAttribute('href', '/all-category-page');
});
