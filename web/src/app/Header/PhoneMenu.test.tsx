import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { signIn } from '../../lib/session/session.testing';
import { startBrowserClient } from '../../lib/lazyClient';
import { withDialogs } from '../../ui/Dialog/dialog.testing';
import { PhoneMenuButton } from './PhoneMenuButton';

const topics = ['Sleep', 'Fitness'].map((name) => ({
  __typename: 'SpotlightTopic',
  topic: { __typename: 'Category', id: name, name, slug: name.toLowerCase() },
}));
const article = (place: number) => ({
  __typename: 'ArticleCard',
  id: `a${place}`,
  slug: `a-${place}`,
  title: `Title ${place}`,
});

const cms = jest.fn<Promise<Response>, [string]>();
let articles = Array.from({ length: 20 }, (_, place) => article(place));
async function answered(address: string) {
  const { searchParams } = new URL(address, 'https://site.example');
  const data =
    searchParams.get('operationName') === 'CategoryArticles'
      ? { articles: { __typename: 'ArticleList', articles } }
      : { spotlight: topics };
  return Response.json({ data: { __typename: 'Query', ...data } }, { headers: { 'x-content-version': '1' } });
}
const asked = () =>
  cms.mock.calls.map(([address]) => {
    const { searchParams } = new URL(address, 'https://site.example');
    return `${searchParams.get('operationName')} ${searchParams.get('variables')}`;
  });

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  cms.mockReset().mockImplementation(answered);
  Object.assign(globalThis, { fetch: cms });
  startBrowserClient({ version: 1, answers: [] });
  articles = Array.from({ length: 20 }, (_, place) => article(place));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function openMenu(address = '/') {
  const router = createMemoryRouter([{ path: '*', Component: PhoneMenuButton }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return router;
}
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
/** As the browser does, which tells of it a moment later. */
async function setOpen(fold: HTMLDetailsElement, open: boolean) {
  const told = new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }));
  fold.open = open;
  await act(() => told);
}

test('has the links that the specification names, in its order, and asks the CMS for nothing', async () => {
  await openMenu();
  const items = dialog()
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')]);
  expect(items).toEqual([
    ['Home', '/'],
    ['In the Spotlight', undefined],
    ['Calculators', undefined],
    ['Popular Topics', '/main-category'],
    ['Health Conditions', '/categories-list'],
    ['Wellness', '/wellness'],
    ['Fitness', '/fitness'],
    ['Nutrition', '/nutrition'],
    ['Diseases', '/diseases'],
    ["Women's Health", '/womens-health'],
    ["Men's Health", '/mens-health'],
    ['Reproductive Health', '/reproductive-health'],
    ['Aging', '/aging'],
    ['Self-Care', '/self-care'],
    ['Sexual Health', '/sexual-health'],
    ['Log in', '/login'],
  ]);
  expect(cms).not.toHaveBeenCalled();
});

test.each([
  ['/', 'Home'],
  ['/sleep', undefined],
  ['/wellness', 'Wellness'],
  ['/disease-prevention', 'Diseases'],
])('at %s the link of the page that the reader is on is %s', async (address, name) => {
  await openMenu(address);
  const current = dialog().queryAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
});

test('the calculators have a menu of their own, from which Back returns to where the reader was', async () => {
  await openMenu();
  await press('Calculators');
  expect(screen.getByRole('heading', { name: 'Calculators' })).toHaveFocus();
  expect(
    dialog()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/bmi-calculator',
    '/bmr-calculator',
    '/calorie-calculator',
    '/tdee-calculator',
    '/duedate-calculator',
    '/pregnancy-calculator',
  ]);
  await press('Back');
  expect(dialog().getByRole('button', { name: 'Calculators' })).toHaveFocus();
});

test('a category folds out into five of its articles, asked for then', async () => {
  await openMenu();
  await press('In the Spotlight');
  expect(screen.getByRole('dialog', { name: 'Trending Categories' })).toBeVisible();
  const fold = (await screen.findByText('Sleep')).closest('details') as HTMLDetailsElement;
  expect(asked()).toEqual(['TrendingCategories {}']);
  await setOpen(fold, true);
  const all = await within(fold).findByRole('link', { name: 'All of Sleep' });
  expect(all).toHaveAttribute('href', '/category/sleep');
  await within(fold).findAllByRole('link', { name: /^Title/ });
  const titles = within(fold)
    .getAllByRole('link', { name: /^Title/ })
    .map((link) => link.getAttribute('href'));
  expect(titles).toHaveLength(5);
  expect(new Set(titles).size).toBe(5);
  expect(asked()).toEqual(['TrendingCategories {}', 'CategoryArticles {"category":"sleep"}']);
});

test('a category without articles says so', async () => {
  articles = [];
  await openMenu();
  await press('In the Spotlight');
  const fold = (await screen.findByText('Sleep')).closest('details') as HTMLDetailsElement;
  await setOpen(fold, true);
  expect(await within(fold).findByText('No articles yet.')).toBeInTheDocument();
});

test('articles that do not come are told, and asked for again when their category opens again', async () => {
  let lost = true;
  cms.mockImplementation(async (address) => {
    if (lost && address.includes('CategoryArticles')) throw new TypeError('Failed to fetch');
    return answered(address);
  });
  await openMenu();
  await press('In the Spotlight');
  const fold = (await screen.findByText('Sleep')).closest('details') as HTMLDetailsElement;
  await setOpen(fold, true);
  expect(await within(fold).findByText('The articles could not be loaded.')).toBeInTheDocument();
  lost = false;
  await setOpen(fold, false);
  await setOpen(fold, true);
  const titles = async () =>
    (await within(fold).findAllByRole('link', { name: /^Title/ })).map(({ textContent }) => textContent);
  const chosen = await titles();
  expect(chosen).toHaveLength(5);
  expect(within(fold).queryByText('The articles could not be loaded.')).toBeNull();
  const before = asked();
  await setOpen(fold, false);
  await setOpen(fold, true);
  expect(await titles()).toEqual(chosen);
  expect(asked()).toEqual(before);
});

test('categories that do not come are told, with a way on', async () => {
  cms.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await openMenu();
  await press('In the Spotlight');
  expect(await screen.findByText(/^The categories could not be loaded/)).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Health Conditions' })).toHaveAttribute(
    'href',
    '/categories-list',
  );
  await press('Back');
  await press('In the Spotlight');
  expect(await screen.findByText('Sleep')).toBeVisible();
});

test('a member may sign out, and is out', async () => {
  signIn();
  await openMenu();
  expect(dialog().queryByRole('link', { name: 'Log in' })).toBeNull();
  await press('Sign Out');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
});

test('a token that has expired meanwhile is no session', async () => {
  signIn({ expiresIn: -1 });
  await openMenu();
  expect(dialog().getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Sign Out' })).toBeNull();
});

test('closes by its button, and as soon as the reader goes elsewhere', async () => {
  const router = await openMenu();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Aging' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/aging');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  await act(() => router.navigate('/sleep'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the way to the login knows the way back', async () => {
  const router = await openMenu('/search/sleep?page=2');
  await userEvent.click(dialog().getByRole('link', { name: 'Log in' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/search/sleep?page=2' },
  });
});
