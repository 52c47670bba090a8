import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSite } from '../../../test/show-site';
import { articleCard } from '../../ui/cards/ArticleCard/ArticleCard.fixture';
import { readForm } from '../../lib/hydration/read-form';
import { CALCULATORS } from './calculators';

const cards = (...titles: string[]) => ({
  __typename: 'ArticleList',
  articles: titles.map((title) => ({ ...articleCard, id: title, slug: title.toLowerCase(), title })),
});
const CalculatorPage = ({ topic }: Record<string, unknown>) => ({
  __typename: 'Query',
  articles: topic === 'nutrition' ? cards('Salt', 'Fiber') : null,
  newest: cards('Sleep', 'Fiber', 'Walking', 'Pollen', 'Sunscreen'),
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const related = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test.each(CALCULATORS)('$path shows its form, title, canonical address and tab', async ({ path, title }) => {
  showSite(path, { CalculatorPage });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe(`${heading.textContent} - Wellfolio`);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://health.example${path}`,
  );
  const content = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  expect(content('description')?.length).toBeGreaterThan(100);
  expect(content('og:description')).toBe(content('description'));
  expect(content('og:title')).toBe(heading.textContent);
  expect(content('og:url')).toBe(`https://health.example${path}`);
  expect(content('og:type')).toBe('website');
  expect(content('og:image')).toMatch(/^https:/);
  expect(content('twitter:card')).toBe('summary_large_image');
  const tabs = within(screen.getByRole('navigation', { name: 'Calculators' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'BMI',
    'Calorie',
    'BMR',
    'TDEE',
    'Due Date',
    'Pregnancy',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(title);
  expect(screen.getAllByText('Ad Loading')).toHaveLength(2);
  expect(screen.getByText(/information, not medical advice/)).toBeVisible();
  expect(screen.getByRole('form', { name: heading.textContent ?? '' })).toBeVisible();
});

const METRIC = { units: 'metric', age: '', sex: 'm', cm: '', kg: '' };
const ENERGY = { ...METRIC, activity: '1.465', formula: 'mifflin-st-jeor' };

test('opens each calculator from its tab, with an empty form and no result', async () => {
  showSite('/bmi-calculator', { CalculatorPage });
  for (const [tab, name, empty] of [
    ['Calorie', 'Calorie Calculator', ENERGY],
    ['BMR', 'BMR Calculator', { ...METRIC, activity: '' }],
    ['TDEE', 'TDEE Calculator', ENERGY],
    ['Due Date', 'Due Date Calculator', { date: '', cycle: '28' }],
    ['Pregnancy', 'Pregnancy Calculator', { basis: 'last-period', date: '' }],
    ['BMI', 'BMI Calculator', { units: 'standard', age: '', sex: 'm', feet: '', inches: '', pounds: '' }],
  ] as const) {
    const tabs = within(await screen.findByRole('navigation', { name: 'Calculators' }));
    await userEvent.click(tabs.getByRole('link', { name: tab }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    const current = within(screen.getByRole('navigation', { name: 'Calculators' })).getAllByRole('link', {
      current: 'page',
    });
    expect(current.map(({ textContent }) => textContent)).toEqual([tab]);
    expect(readForm(screen.getByRole<HTMLFormElement>('form', { name }))).toEqual(empty);
    expect(screen.getByRole('heading', { level: 2, name: 'Your result' })).toBeVisible();
  }
});

test('lists the topic’s articles first, then the newest, without duplicates', async () => {
  showSite('/calorie-calculator', { CalculatorPage });
  expect(await related('Related articles')).toEqual(['Salt', 'Fiber', 'Sleep', 'Walking']);
});

test('lists the newest articles when the topic has none', async () => {
  showSite('/bmi-calculator', { CalculatorPage });
  expect(await related('More to read')).toEqual(['Sleep', 'Fiber', 'Walking', 'Pollen']);
});

test('shows the calculator without related articles when the CMS fails', async () => {
  showSite('/bmi-calculator', {
    CalculatorPage: () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await screen.findByRole('form', { name: 'BMI Calculator' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^(Related articles|More to read)$/ })).not.toBeInTheDocument();
});
