import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeResponse } from '../../../test/responses/articles';
import { showSite } from '../../../test/show-site';
import { preferReducedMotion } from '../../ui/hooks/media.testing';
import { withLayout } from '../../ui/hooks/track.testing';

const TITLES = ['A calmer evening', 'Salt and the heart', 'First steps', 'Pollen'];
type Home = ReturnType<typeof homeResponse>['home'];

async function show(changes: Partial<Home> = {}) {
  const response = homeResponse(TITLES);
  showSite('/', { HomePage: () => ({ ...response, home: { ...response.home, ...changes } }) });
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('main'));
}
const hrefs = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeAll(withLayout);
beforeEach(() => {
  preferReducedMotion(true);
  // The router of the test has no HTML to hydrate, and warns about it.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows its sections in the specified order', async () => {
  const main = await show();
  const names = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    ...TITLES,
    'Featured',
    'A Bit of Everything',
    'Just In',
    'When sleep will not come',
    'More Top Reads',
    'Wellness at Every Age',
    'Know your numbers',
    'In the Know',
    'SLEEP TRAINING',
    'MENTAL HEALTH',
  ]);
});

test('links to the specified pages', async () => {
  const main = await show();
  expect(main.getByRole('link', { name: /^View All ?: A Bit of Everything$/ })).toHaveAttribute(
    'href',
    '/blog-list',
  );
  expect(main.getByRole('link', { name: 'SLEEP TRAINING' })).toHaveAttribute('href', '/sleep-training');
  expect(main.getByRole('link', { name: 'MENTAL HEALTH' })).toHaveAttribute('href', '/mental-health');
  expect(hrefs(main.getByRole('region', { name: 'Wellness at Every Age' }))).toEqual(['/teen-mental-health']);
  expect(hrefs(main.getByRole('complementary', { name: 'When sleep will not come' }))).toEqual(['/blog/a-0']);
});

test.each(['A Bit of Everything', 'Just In', 'More Top Reads', 'In the Know'])(
  'links the badges of “%s” to their category’s root path',
  async (name) => {
    const main = await show();
    const badges = within(main.getByRole('region', { name })).getAllByRole('link', { name: 'Sleep' });
    expect(badges).toHaveLength(TITLES.length);
    for (const badge of badges) expect(badge).toHaveAttribute('href', '/sleep');
  },
);

test('scrolls Just In with its arrows and wraps around at both ends', async () => {
  const main = await show();
  const section = within(main.getByRole('region', { name: 'Just In' }));
  const row = section.getByRole('list');
  Object.defineProperties(row, { clientWidth: { value: 600 }, scrollWidth: { value: 1200 } });
  const shown = () => row.scrollLeft / 300;
  const press = (name: string) => userEvent.click(section.getByRole('button', { name }));
  await press('Next articles');
  expect(shown()).toBe(2);
  await press('Next articles');
  expect(shown()).toBe(0);
  await press('Previous articles');
  expect(shown()).toBe(3);
});

test('omits empty sections', async () => {
  const main = await show({
    grid: [],
    justIn: [],
    firstPromotion: null,
    moreTopReads: [],
    wellness: [],
    secondPromotion: null,
    inTheKnow: [],
  });
  const names = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([...TITLES, 'Featured', 'SLEEP TRAINING', 'MENTAL HEALTH']);
});

test('gives a promotion a text colour readable on its background', async () => {
  const main = await show();
  expect(main.getByRole('complementary', { name: 'Know your numbers' })).toHaveStyle({
    background: '#7a6fb0',
    color: '#000',
  });
});
