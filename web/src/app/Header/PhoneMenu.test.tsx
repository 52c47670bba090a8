import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { testSite } from '../../../test/show-site';
import { SiteProvider } from '../../lib/site/site';
import { signIn } from '../../lib/session/session.testing';
import { startBrowserClient } from '../../lib/apollo/lazy-client';
import { withDialogs } from '../../ui/messages/Dialog/dialog.testing';
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
async function respond(address: string) {
  const { searchParams } = new URL(address, 'https://site.example');
  const data =
    searchParams.get('operationName') === 'CategoryArticles'
      ? { articles: { __typename: 'ArticleList', articles } }
      : { spotlight: topics };
  return Response.json({ data: { __typename: 'Query', ...data } }, { headers: { 'x-content-version': '1' } });
}
const getRequests = () =>
  cms.mock.calls.map(([address]) => {
    const { searchParams } = new URL(address, 'https://site.example');
    return `${searchParams.get('operationName')} ${searchParams.get('variables')}`;
  });

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  cms.mockReset().mockImplementation(respond);
  Object.assign(globalThis, { fetch: cms });
  startBrowserClient({ version: 1, responses: [] });
  articles = Array.from({ length: 20 }, (_, place) => article(place));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function openMenu(address = '/', site = testSite) {
  const router = createMemoryRouter([{ path: '*', Component: PhoneMenuButton }], {
    initialEntries: [address],
  });
  render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return router;
}
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
/** As in a browser, which fires the event a moment later. */
async function setOpen(fold: HTMLDetailsElement, open: boolean) {
  const toggled = new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }));
  fold.open = open;
  await act(() => toggled);
}

test('lists the specified links in order and sends no request to the CMS', async () => {
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

test('lists the links that editors entered, also to other sites', async () => {
  const headerLinks = [
    { to: '/sleep', text: 'Sleep' },
    { to: 'https://shop.example/', text: 'Shop' },
  ];
  await openMenu('/', { ...testSite, headerLinks });
  const hrefs = dialog()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/sleep', 'https://shop.example/', '/login']);
});

test.each([
  ['/', 'Home'],
  ['/sleep', undefined],
  ['/wellness', 'Wellness'],
  ['/disease-prevention', 'Diseases'],
])('at %s the link marked as the current page is %s', async (address, name) => {
  await openMenu(address);
  const current = dialog().queryAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
});

test('opens the calculators as a submenu, and Back returns focus to its button', async () => {
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

test('requests a category’s articles when it is expanded and shows five of them', async () => {
  await openMenu();
  await press('In the Spotlight');
  expect(screen.getByRole('dialog', { name: 'Trending Categories' })).toBeVisible();
  const fold = (await screen.findByText('Sleep')).closest('details') as HTMLDetailsElement;
  expect(getRequests()).toEqual(['TrendingCategories {}']);
  await setOpen(fold, true);
  const all = await within(fold).findByRole('link', { name: 'All of Sleep' });
  expect(all).toHaveAttribute('href', '/category/sleep');
  await within(fold).findAllByRole('link', { name: /^Title/ });
  const titles = within(fold)
    .getAllByRole('link', { name: /^Title/ })
    .map((link) => link.getAttribute('href'));
  expect(titles).toHaveLength(5);
  expect(new Set(titles).size).toBe(5);
  expect(getRequests()).toEqual(['TrendingCategories {}', 'CategoryArticles {"category":"sleep"}']);
});

test('shows “No articles yet.” for a category without articles', async () => {
  articles = [];
  await openMenu();
  await press('In the Spotlight');
  const fold = (await screen.findByText('Sleep')).closest('details') as HTMLDetailsElement;
  await setOpen(fold, true);
  expect(await within(fold).findByText('No articles yet.')).toBeInTheDocument();
});

test('reports articles that failed to load and retries when the category is reopened', async () => {
  let lost = true;
  cms.mockImplementation(async (address) => {
    if (lost && address.includes('CategoryArticles')) throw new TypeError('Failed to fetch');
    return respond(address);
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
  const before = getRequests();
  await setOpen(fold, false);
  await setOpen(fold, true);
  expect(await titles()).toEqual(chosen);
  expect(getRequests()).toEqual(before);
});

test('reports categories that failed to load, links to all of them and retries on reopening', async () => {
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

test('Sign Out closes the menu and clears the stored session', async () => {
  signIn();
  await openMenu();
  expect(dialog().queryByRole('link', { name: 'Log in' })).toBeNull();
  await press('Sign Out');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
});

test('shows the guest menu when the token has expired', async () => {
  signIn({ expiresIn: -1 });
  await openMenu();
  expect(dialog().getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Sign Out' })).toBeNull();
});

test('closes with its Close button and when the reader navigates away', async () => {
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

test('passes the current address to the login page', async () => {
  const router = await openMenu('/search/sleep?page=2');
  await userEvent.click(dialog().getByRole('link', { name: 'Log in' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/search/sleep?page=2' },
  });
});
