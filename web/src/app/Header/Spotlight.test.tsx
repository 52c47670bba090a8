import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { startBrowserClient } from '../../lib/apollo/lazy-client';
import { movePointer } from '../../ui/hooks/pointer.testing';
import { getPicture } from '../../ui/base/Picture/Picture.fixture';
import { Spotlight } from './Spotlight';

const article = (id: string) => ({
  __typename: 'ArticleCard',
  id,
  slug: id,
  title: `Title ${id}`,
  description: 'd'.repeat(100),
  thumbnail: getPicture('A lamp'),
});
const topic = (name: string, count: number) => ({
  __typename: 'SpotlightTopic',
  topic: { __typename: 'Category', id: name, name, slug: name.toLowerCase() },
  articles: Array.from({ length: count }, (_, place) => article(`${name.toLowerCase()}-${place}`)),
});
const spotlight = [topic('Sleep', 6), topic('Fitness & Play', 2), topic('Aging', 0)];

const cms = jest.fn();
const respond = async () =>
  Response.json({ data: { __typename: 'Query', spotlight } }, { headers: { 'x-content-version': '1' } });

beforeEach(() => {
  cms.mockReset().mockImplementation(respond);
  globalThis.fetch = cms;
  startBrowserClient({ version: 1, responses: [] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function show() {
  const page = () => (
    <>
      <ul>
        <Spotlight />
      </ul>
      <button type="button">Elsewhere</button>
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component: page }]);
  render(<RouterProvider router={router} />);
  return router;
}
const button = () => screen.getByRole('button', { name: 'In the Spotlight' });
const previews = (name = 'Articles: Sleep') => screen.findByRole('list', { name });
const expectClosed = () => waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));

test('renders a link to all categories on the server', () => {
  const html = renderToString(
    <MemoryRouter>
      <Spotlight />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a [^>]*href="\/categories-list"[^>]*>In the Spotlight<\/a>/);
  expect(html).not.toContain('<button');
});

test('sends its only request when the button receives focus, not before', async () => {
  show();
  expect(cms).not.toHaveBeenCalled();
  act(() => button().focus());
  await waitFor(() => expect(cms).toHaveBeenCalledTimes(1));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  await previews();
  expect(cms).toHaveBeenCalledTimes(1);
});

test('shows six previews of the first category with truncated descriptions', async () => {
  show();
  await userEvent.click(button());
  const links = within(await previews()).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(links[0]).toHaveAttribute('href', '/blog/sleep-0');
  expect(links[0]).toHaveTextContent(`Title sleep-0${'d'.repeat(80)}…`);
  expect(button()).toHaveAttribute(
    'aria-controls',
    screen.getByRole('list', { name: /^Categories/ }).closest('[id]')?.id,
  );
});

test('links a category to its list, previews the focused one and moves with the arrow keys', async () => {
  show();
  await userEvent.click(button());
  await previews();
  const second = screen.getByRole('link', { name: 'Fitness & Play' });
  expect(second).toHaveAttribute('href', '/blog-list?category=Fitness%20%26%20Play');
  act(() => second.focus());
  expect(within(await previews('Articles: Fitness & Play')).getAllByRole('link')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Aging' })).toHaveFocus();
  expect(screen.getByText(/^Nothing about Aging has been published yet/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Sleep' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Home}{End}');
  expect(screen.getByRole('link', { name: 'Aging' })).toHaveFocus();
});

test('describes the arrow keys at the first category', async () => {
  show();
  await userEvent.click(button());
  await previews();
  expect(screen.getByRole('link', { name: 'Sleep' })).toHaveAccessibleDescription(
    /Arrow keys: other categories/,
  );
});

test('selects a category when the mouse rests on it, not when it only crosses it', async () => {
  show();
  await userEvent.click(button());
  await previews();
  const [first, second] = ['Sleep', 'Fitness & Play'].map((name) => screen.getByRole('link', { name }));
  movePointer(second as HTMLElement, 'enter', 'mouse');
  movePointer(second as HTMLElement, 'leave', 'mouse');
  movePointer(first as HTMLElement, 'enter', 'mouse');
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(screen.queryByRole('list', { name: 'Articles: Fitness & Play' })).toBeNull();
  movePointer(second as HTMLElement, 'enter', 'mouse');
  expect(await previews('Articles: Fitness & Play')).toBeVisible();
});

test('shows the first category each time it opens', async () => {
  show();
  await userEvent.click(button());
  await previews();
  act(() => screen.getByRole('link', { name: 'Aging' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  await userEvent.click(button());
  expect(await previews()).toBeVisible();
});

test('closes when a link is clicked and returns focus to the button', async () => {
  const router = show();
  await userEvent.click(button());
  await previews();
  await userEvent.click(screen.getByRole('link', { name: 'Sleep' }));
  await expectClosed();
  expect(button()).toHaveFocus();
  expect(router.state.location.search).toBe('?category=Sleep');
});

test('reports categories that failed to load, links to all of them and retries on reopening', async () => {
  cms.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show();
  await userEvent.click(button());
  expect(await screen.findByText(/^The categories could not be loaded/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Health Conditions' })).toHaveAttribute('href', '/categories-list');
  expect(console.error).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await expectClosed();
  await userEvent.click(button());
  expect(await previews()).toBeVisible();
});
