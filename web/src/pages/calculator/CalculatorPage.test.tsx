import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSite } from '../../../test/show-site';
import { articleCard } from '../../ui/ArticleCard/ArticleCard.fixture';
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

test('opens another calculator from its tab', async () => {
  showSite('/bmi-calculator', { CalculatorPage });
  await userEvent.click(await screen.findByRole('link', { name: 'Due Date' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Due Date Calculator' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Length of your cycle' })).toHaveValue('28');
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
