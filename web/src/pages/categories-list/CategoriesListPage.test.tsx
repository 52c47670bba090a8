import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeResponse } from '../../../test/responses/articles';
import { formerCategoryResponse, jetLag } from '../../../test/responses/lists';
import { showSite } from '../../../test/show-site';
import type { CategoriesListPageQuery } from './CategoriesListPage.gen';

const topic = (name: string, slug: string, subTopics: string[]) => ({
  __typename: 'Topic' as const,
  id: slug,
  name,
  slug,
  subTopics: subTopics.map((subTopic) => ({ __typename: 'Category' as const, name: subTopic })),
});
const RESPONSE: CategoriesListPageQuery = {
  __typename: 'Query',
  topics: [
    topic('Aging', 'aging', ['Aging Well', 'Hearing Loss', 'Mobility Aids']),
    topic('Sleep', 'sleep', ['Snoring', 'Insomnia', 'Sleep Apnea', 'Nightmares & Night Terrors']),
    topic('Wellness', 'wellness', []),
  ],
};

/** Jet Lag, a sub-topic of Sleep, was formerly called Long Flights. */
const formerCategory = jest.fn(({ slug }: Record<string, unknown>) =>
  formerCategoryResponse(slug === 'long-flights' ? jetLag : null),
);

async function show(address: string) {
  const router = showSite(address, {
    HomePage: () => homeResponse(),
    CategoriesListPage: () => RESPONSE,
    FormerCategory: formerCategory,
  });
  await screen.findByRole('heading', { level: 1 });
  return { router, main: within(screen.getByRole('main')) };
}
const sidebar = () => within(screen.getByRole('navigation', { name: 'Topics' }));
const letters = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .slice(1)
    .map(({ textContent }) => textContent);
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

beforeEach(() => {
  // The router of the test has no HTML to hydrate, and warns about it.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  formerCategory.mockClear();
});

test('lists all sub-topics alphabetically, each linked to its page', async () => {
  const { main } = await show('/categories-list');
  expect(document.title).toBe('Health & Wellness Categories - Explore Our Topics');
  expect(canonical()).toBe('https://health.example/categories-list');
  expect(letters()).toEqual(['A', 'H', 'I', 'M', 'N', 'S']);
  const names = main
    .getAllByRole('list')
    .slice(3)
    .flatMap((list) => within(list).getAllByRole('link'));
  expect(names.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Aging Well /aging-well',
    'Hearing Loss /hearing-loss',
    'Insomnia /insomnia',
    'Mobility Aids /mobility-aids',
    'Nightmares & Night Terrors /nightmares-night-terrors',
    'Sleep Apnea /sleep-apnea',
    'Snoring /snoring',
  ]);
});

test('links only those of the 26 letters that have entries', async () => {
  await show('/categories-list/sleep');
  const nav = within(screen.getByRole('navigation', { name: 'A to Z' }));
  expect(nav.getAllByRole('listitem')).toHaveLength(26);
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#letter-i',
    '#letter-n',
    '#letter-s',
  ]);
  expect(nav.getByText('B')).toHaveTextContent('B: nothing');
});

test('a letter moves focus to its heading and adds a single history entry', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { router } = await show('/categories-list');
  await userEvent.click(screen.getByRole('link', { name: 'S' }));
  expect(screen.getByRole('heading', { level: 2, name: 'S' })).toHaveFocus();
  expect(router.state.location).toMatchObject({ pathname: '/categories-list', hash: '#letter-s' });
  await userEvent.click(screen.getByRole('link', { name: 'S' }));
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname: '/categories-list', hash: '' });
});

test('selecting a topic shows its sub-topics, and selecting it again shows all', async () => {
  const { router } = await show('/categories-list');
  expect(sidebar().getAllByRole('link')).toHaveLength(3);
  await userEvent.click(sidebar().getByRole('link', { name: 'Sleep' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sleep Subcategories' })).toBeVisible();
  expect(document.title).toBe('Sleep Subcategories - Explore More Health Topics');
  expect(router.state.location.pathname).toBe('/categories-list/sleep');
  expect(letters()).toEqual(['I', 'N', 'S']);
  const chosen = sidebar().getByRole('link', { current: true });
  expect(chosen).toHaveAccessibleName(/^Sleep ?, chosen: show all topics again$/);
  await userEvent.click(chosen);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Health & Wellness Categories' }),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/categories-list');
  expect(sidebar().queryByRole('link', { current: true })).toBeNull();
});

test('shows a notice on an indexable page for a topic without sub-topics', async () => {
  const { main } = await show('/categories-list/wellness');
  expect(main.getByText('No subcategories found.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'A to Z' })).toBeNull();
  expect(canonical()).toBe('https://health.example/categories-list/wellness');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

test('shows a notice and the sidebar for an unknown topic, and is noindex', async () => {
  const { main } = await show('/categories-list/healing-crystals');
  expect(main.getByText('No subcategories found.')).toBeVisible();
  expect(document.title).toBe('Healing Crystals Subcategories - Explore More Health Topics');
  expect(sidebar().getAllByRole('link')).toHaveLength(3);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(canonical()).toBeUndefined();
});

test.each([
  ['/categories-list/insomnia', '/categories-list/sleep'],
  ['/categories-list/Sleep', '/categories-list/sleep'],
  ['/categories-list/long-flights', '/categories-list/sleep'],
  ['/categories-list/Long%20Flights', '/categories-list/sleep'],
])('redirects %s to %s', async (address, place) => {
  const { router } = await show(address);
  expect(router.state.location.pathname).toBe(place);
  expect(screen.getByRole('heading', { level: 1, name: 'Sleep Subcategories' })).toBeVisible();
});

test.each(['/categories-list', '/categories-list/sleep', '/categories-list/insomnia'])(
  'sends no former-category request at %s',
  async (address) => {
    await show(address);
    expect(formerCategory).not.toHaveBeenCalled();
  },
);
