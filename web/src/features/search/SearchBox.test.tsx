import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startBrowserClientWith } from '../../../test/browser-client';
import { SearchBox } from './SearchBox';

const box = () => screen.getByRole('combobox', { name: 'Search articles' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

function show(category?: string) {
  const router = createMemoryRouter([{ path: '*', element: <SearchBox text="" category={category} /> }], {
    initialEntries: ['/blog-list'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** Responds to each search with two suggestions that start with it. */
const withTwoSuggestions = ({ search }: Record<string, unknown>) => ({
  suggestions: [`${String(search)} one`, `${String(search)} two`],
});

test('shows suggestions once the reader stops typing', async () => {
  const requests = startBrowserClientWith({ Suggestions: withTwoSuggestions });
  show();
  await userEvent.type(box(), 'sleep');
  expect(await screen.findByRole('option', { name: 'sleep one' })).toBeVisible();
  expect(options()).toEqual(['sleep one', 'sleep two']);
  expect(requests.map(({ variables }) => variables)).toEqual([{ search: 'sleep' }]);
  expect(screen.getByText('2 suggestions')).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('aligns the text and the suggestions by the direction of their script (B11)', async () => {
  startBrowserClientWith({ Suggestions: withTwoSuggestions });
  show();
  await userEvent.type(box(), 'שינה');
  expect(box()).toHaveAttribute('dir', 'auto');
  const [first] = await screen.findAllByRole('option');
  expect(first?.firstElementChild).toHaveAttribute('dir', 'auto');
});

test('sends no request for blank text', async () => {
  const requests = startBrowserClientWith({ Suggestions: withTwoSuggestions });
  show();
  await userEvent.type(box(), '   ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(requests).toEqual([]);
  expect(options()).toEqual([]);
});

test('shows at most ten suggestions', async () => {
  startBrowserClientWith({
    Suggestions: () => ({ suggestions: Array.from({ length: 12 }, (_, n) => `many ${n}`) }),
  });
  show();
  await userEvent.type(box(), 'many');
  await screen.findAllByRole('option');
  expect(options()).toHaveLength(10);
});

test('announces that there are no suggestions', async () => {
  startBrowserClientWith({ Suggestions: () => ({ suggestions: [] }) });
  show();
  await userEvent.type(box(), 'zzzzq');
  expect(await screen.findByText('No suggestions')).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('keeps only matching suggestions while the reader types on', async () => {
  startBrowserClientWith({ Suggestions: () => ({ suggestions: ['Sleep Apnea', 'Sleep hygiene'] }) });
  show();
  await userEvent.type(box(), 'sleep');
  await screen.findAllByRole('option');
  await userEvent.type(box(), ' h');
  expect(options()).toEqual(['Sleep hygiene']);
  await userEvent.type(box(), 'x');
  expect(options()).toEqual([]);
});

test('ignores a slow response that arrives after a newer one', async () => {
  let respondSlowly: (value: unknown) => void = () => undefined;
  startBrowserClientWith({
    Suggestions: ({ search }) =>
      search === 'sle' ? new Promise((resolve) => (respondSlowly = resolve)) : withTwoSuggestions({ search }),
  });
  show();
  await userEvent.type(box(), 'sle');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await userEvent.type(box(), 'ep');
  await screen.findByRole('option', { name: 'sleep one' });
  await act(async () => respondSlowly({ suggestions: ['sleet'] }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(options()).toEqual(['sleep one', 'sleep two']);
});

test('moves through the suggestions and back to the text with arrow keys and searches on Enter', async () => {
  startBrowserClientWith({ Suggestions: withTwoSuggestions });
  const router = show();
  await userEvent.type(box(), 'eyes');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe('eyes one');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe('eyes two');
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/search/eyes-two');
  expect(box()).toHaveValue('eyes two');
  expect(options()).toEqual([]);
});

test('closes the list on Escape, keeps the text and reopens the list on an arrow key', async () => {
  startBrowserClientWith({ Suggestions: withTwoSuggestions });
  show();
  await userEvent.type(box(), 'eyes');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('eyes');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('searches for a clicked suggestion and hides the list 150 ms after blur', async () => {
  startBrowserClientWith({ Suggestions: withTwoSuggestions });
  const router = show('sleep');
  await userEvent.type(box(), 'naps');
  await userEvent.click(await screen.findByRole('option', { name: 'naps two' }));
  expect(router.state.location).toMatchObject({ pathname: '/search/naps-two', search: '?category=sleep' });

  await userEvent.type(box(), ' x');
  await screen.findByRole('option', { name: 'naps two x one' });
  jest.useFakeTimers();
  fireEvent.blur(box());
  act(() => jest.advanceTimersByTime(149));
  expect(options()).toHaveLength(2);
  act(() => jest.advanceTimersByTime(1));
  expect(options()).toEqual([]);
  jest.useRealTimers();
});

test('searches for the typed text on Enter but not for blank text', async () => {
  startBrowserClientWith({ Suggestions: withTwoSuggestions });
  const router = show();
  await userEvent.type(box(), '  {Enter}');
  expect(router.state.location.pathname).toBe('/blog-list');
  await userEvent.type(box(), 'Dry Eyes{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/dry-eyes'));
});

test('adds no history entry when the same search is repeated', async () => {
  startBrowserClientWith({ Suggestions: withTwoSuggestions });
  const router = show('sleep');
  await userEvent.type(box(), 'Dry Eyes{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/dry-eyes'));
  await userEvent.type(box(), '{Enter}');
  await userEvent.type(box(), ' {Enter}');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/blog-list');
});

test('still searches when suggestions fail to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  startBrowserClientWith({});
  const router = show();
  await userEvent.type(box(), 'lost');
  await act(() => new Promise((resolve) => setTimeout(resolve, 450)));
  expect(options()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/search/lost');
});
