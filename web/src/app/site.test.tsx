import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleResponse, homeResponse } from '../../test/responses/articles';
import { showSite } from '../../test/show-site';

const responders = {
  HomePage: () => homeResponse(['A calmer evening', 'Salt and the heart']),
  ArticlePage: ({ slug }: Record<string, unknown>) => {
    if (slug === 'gone') return { __typename: 'Query', article: null };
    return articleResponse({ slug: slug === 'old' ? 'a-0' : String(slug), title: 'A calmer evening' });
  },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('moves focus to the main content when the reader goes from home to an article', async () => {
  showSite('/', responders);
  const [first] = await screen.findAllByRole('link', { name: /^Read More ?: A calmer evening$/ });
  await userEvent.click(first as HTMLElement);
  expect(await heading('A calmer evening')).toBeVisible();
  expect(screen.getByText('PUBLISHED ON MARCH 1, 2026')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('A calmer evening, an easier night - Wellfolio');
});

test.each([
  ['comments', 'Comments'],
  ['rating', 'Rate this article'],
])('moves focus to an article’s section when the reader navigates to #%s', async (place, name) => {
  const router = showSite('/', responders);
  await screen.findAllByRole('link', { name: /^Read More/ });
  await act(() => router.navigate(`/blog/a-0#${place}`));
  expect(await screen.findByRole('region', { name })).toHaveFocus();
});

test('redirects a former article address to the current one', async () => {
  const router = showSite('/blog/old', responders);
  expect(await heading('A calmer evening')).toBeVisible();
  expect(router.state.location.pathname).toBe('/blog/a-0');
});

test('header and footer contain the specified links', async () => {
  showSite('/', responders);
  const links = async (landmark: string, name?: string) =>
    within(await screen.findByRole(landmark, name ? { name } : undefined))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(await links('navigation', 'Main')).toEqual([
    '/main-category',
    '/categories-list',
    '/wellness',
    '/fitness',
    '/nutrition',
    '/disease-prevention',
    '/womens-health',
    '/mens-health',
    '/reproductive-health',
    '/aging',
    '/self-care',
    '/sexual-health',
  ]);
  expect(await links('navigation', 'Categories')).toEqual([
    '/alcoholism',
    '/recovery-phase',
    '/arthritis',
    '/vision-loss',
    '/allergies',
    '/cancer',
    '/adhd',
    '/infertility',
    '/erectile-dysfunction',
    '/categories-list',
  ]);
  expect(await links('contentinfo')).toEqual(
    expect.arrayContaining([
      '/privacy-policy',
      '/terms',
      '/disclaimer',
      '/bmi-calculator',
      '/contact-us',
      '/about',
      '/aging',
      '/alzheimers-disease',
      '/acid-reflux-heartburn',
    ]),
  );
  const topics = within(screen.getByRole('navigation', { name: 'Health topics' }));
  expect(topics.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Age Brings Change',
    'Body Image',
    'Types of Cancer',
    'Communication Skills',
    'Digestive Issues',
    'Fitness Matters',
  ]);
  for (const list of topics.getAllByRole('list')) {
    const { length } = within(list).getAllByRole('link');
    expect([5, 6]).toContain(length);
  }
  expect(await links('banner')).toEqual(expect.arrayContaining(['/', '/login', '/blog-list']));
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025 Wellfolio');
  expect(
    within(screen.getByRole('navigation', { name: 'Social networks' })).getByRole('link', {
      name: 'Pinterest',
    }),
  ).toHaveAttribute('href', 'https://pinterest.example/wellfolio');
});

test('the first Tab stop is the link “Skip to content”', async () => {
  showSite('/', responders);
  await screen.findByRole('main');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

describe('a page that cannot be shown', () => {
  test('shows “Blog not found.” for an unknown article', async () => {
    showSite('/blog/gone', responders);
    expect(await heading('Blog not found.')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('search')).toBeVisible();
  });

  test('shows “Failed to load blog post.” without error details when the CMS fails', async () => {
    const fail = () => {
      throw new Error('the database is on fire');
    };
    showSite('/blog/x', { ...responders, ArticlePage: fail });
    expect(await heading('Failed to load blog post.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('on fire');
  });

  test('offers to try again when an article is requested without a connection', async () => {
    const fail = () => {
      throw new TypeError('Failed to fetch');
    };
    showSite('/blog/x', { ...responders, ArticlePage: fail });
    expect(await heading('An unexpected error occurred.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/blog/x');
  });

  test('links to the main pages from an unknown address, which is noindex', async () => {
    showSite('/no/such/page', responders);
    expect(await heading('We could not find that page')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Health Conditions', '/categories-list'],
      ['Popular Topics', '/main-category'],
      ['Back to Home', '/'],
    ]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('shows “Loading…” while a page is loading', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const router = showSite('/', { ...responders, ArticlePage: () => arrival.then(() => articleResponse()) });
  await screen.findByRole('heading', { level: 2, name: 'A calmer evening' });
  void router.navigate('/blog/a-0');
  await waitFor(() => expect(screen.getByText('Loading…')).toBeInTheDocument());
  arrive();
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
});

test('shows a notice on home when there are no articles', async () => {
  showSite('/', { ...responders, HomePage: () => homeResponse([]) });
  expect(await screen.findByText('Nothing has been published yet. Please come back soon.')).toBeVisible();
});
