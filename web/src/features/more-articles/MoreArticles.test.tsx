import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startBrowserClientWith } from '../../../test/browser-client';
import { articleCard } from '../../ui/cards/ArticleCard/ArticleCard.fixture';
import { MoreArticles } from './MoreArticles';

const card = (number: number) => ({ ...articleCard, id: `a${number}`, title: `Article ${number}` });
const cards = (first: number, count: number) => Array.from({ length: count }, (_, n) => card(first + n));
const getPage = (first: number, count: number) => ({
  articles: { __typename: 'ArticleList', articles: cards(first, count) },
});

/** Three per page, seven in total. */
function show({ path, page = 1, total = 7 }: { path: string; page?: number; total?: number }) {
  const list = (
    <MoreArticles
      path={path}
      query={{ category: 'sleep' }}
      page={page}
      perPage={3}
      total={total}
      articles={cards(3 * page - 2, 3)}
      margin={2200}
    >
      {(articles) => articles.map(({ id, title }) => <p key={id}>{title}</p>)}
    </MoreArticles>
  );
  const router = createMemoryRouter(
    [
      { path, element: list },
      { path: '/blog/x', element: <p>An article</p> },
    ],
    { initialEntries: ['/blog/x', path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => screen.queryAllByText(/^Article/).map(({ textContent }) => Number(textContent?.slice(8)));
const scroll = () => fireEvent.scroll(window);

test('loads further pages while the reader scrolls until a page is short', async () => {
  const requests = startBrowserClientWith({
    MoreArticles: ({ page }) => (page === 2 ? getPage(4, 3) : getPage(7, 1)),
  });
  show({ path: '/grows' });
  expect(shown()).toEqual([1, 2, 3]);
  expect(screen.queryByText('Loading more articles…')).toBeNull();
  scroll();
  expect(await screen.findByText('Loading more articles…')).toBeInTheDocument();
  // jsdom has no layout, so the reader is always near the end.
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7]));
  expect(requests.map(({ variables }) => variables)).toEqual([
    { category: 'sleep', page: 2, perPage: 3 },
    { category: 'sleep', page: 3, perPage: 3 },
  ]);
  expect(screen.getByText('7 articles are shown.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'More articles' })).toBeNull();
});

test('fetches nothing and shows no page links when the list is complete', async () => {
  const requests = startBrowserClientWith({});
  show({ path: '/whole', total: 3 });
  scroll();
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(requests).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('links to the earlier and the next page by their addresses', () => {
  show({ path: '/pages', page: 2 });
  expect(screen.getByRole('link', { name: 'Earlier page' })).toHaveAttribute('href', '/pages');
  expect(screen.getByRole('link', { name: 'More articles' })).toHaveAttribute('href', '/pages?page=3');
});

test('shows an article once when a new publication shifts the pages', async () => {
  startBrowserClientWith({ MoreArticles: () => getPage(3, 2) });
  show({ path: '/moved' });
  scroll();
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4]));
});

test('keeps the list when a page fails to load and offers a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  startBrowserClientWith({ MoreArticles: () => (fails ? undefined : getPage(4, 1)) });
  show({ path: '/fails' });
  scroll();
  expect(await screen.findByText('More articles could not be loaded.')).toBeVisible();
  expect(shown()).toEqual([1, 2, 3]);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4]));
  jest.restoreAllMocks();
});

test('restores the loaded pages on going back and starts over on a new visit', async () => {
  startBrowserClientWith({ MoreArticles: () => getPage(4, 1) });
  const router = show({ path: '/back' });
  scroll();
  await waitFor(() => expect(shown()).toHaveLength(4));
  await act(() => router.navigate('/blog/x'));
  await act(() => router.navigate(-1));
  expect(shown()).toEqual([1, 2, 3, 4]);
  await act(() => router.navigate('/blog/x'));
  await act(() => router.navigate('/back'));
  expect(shown()).toEqual([1, 2, 3]);
});
