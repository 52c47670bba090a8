import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleAnswer, homeAnswer } from '../../test/articles';
import { showSite } from '../../test/show-site';

const answers = {
  HomePage: () => homeAnswer(['A calmer evening', 'Salt and the heart']),
  ArticlePage: ({ slug }: Record<string, unknown>) => {
    if (slug === 'gone') return { __typename: 'Query', article: null };
    return articleAnswer({ slug: slug === 'old' ? 'a-0' : String(slug), title: 'A calmer evening' });
  },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a reader goes from home to an article, and the focus goes along', async () => {
  showSite('/', answers);
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
])('who comes back to an article’s #%s goes on there', async (place, name) => {
  const router = showSite('/', answers);
  await screen.findAllByRole('link', { name: /^Read More/ });
  await act(() => router.navigate(`/blog/a-0#${place}`));
  expect(await screen.findByRole('region', { name })).toHaveFocus();
});

test('an address that the article had before becomes its present one', async () => {
  const router = showSite('/blog/old', answers);
  expect(await heading('A calmer evening')).toBeVisible();
  expect(router.state.location.pathname).toBe('/blog/a-0');
});

test('header and footer lead everywhere that the specification names', async () => {
  showSite('/', answers);
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

test('the first thing the keyboard meets skips to the content', async () => {
  showSite('/', answers);
  await screen.findByRole('main');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

describe('a page that cannot be shown', () => {
  test('an unknown article says so', async () => {
    showSite('/blog/gone', answers);
    expect(await heading('Blog not found.')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('search')).toBeVisible();
  });

  test('an article that the CMS refuses says so', async () => {
    const fail = () => {
      throw new Error('the database is on fire');
    };
    showSite('/blog/x', { ...answers, ArticlePage: fail });
    expect(await heading('Failed to load blog post.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('on fire');
  });

  test('an article without a connection says so', async () => {
    const fail = () => {
      throw new TypeError('Failed to fetch');
    };
    showSite('/blog/x', { ...answers, ArticlePage: fail });
    expect(await heading('An unexpected error occurred.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/blog/x');
  });

  test('an unknown address leads to the main places', async () => {
    showSite('/no/such/page', answers);
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

test('while a page is on its way the reader is told', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const router = showSite('/', { ...answers, ArticlePage: () => arrival.then(() => articleAnswer()) });
  await screen.findByRole('heading', { level: 2, name: 'A calmer evening' });
  void router.navigate('/blog/a-0');
  await waitFor(() => expect(screen.getByText('Loading…')).toBeInTheDocument());
  arrive();
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
});

test('a site without an article says so', async () => {
  showSite('/', { ...answers, HomePage: () => homeAnswer([]) });
  expect(await screen.findByText('Nothing has been published yet. Please come back soon.')).toBeVisible();
});
