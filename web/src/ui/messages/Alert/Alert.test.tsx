import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../test/show-in-page';
import { overlay } from '../../../lib/site/overlay';
import { failure, news, removal } from './Alert.fixture';
import { hideAlert, showAlert, showNews } from './show-alert';

const show = () => {
  const router = renderInPage(<p>The page</p>);
  act(() => showAlert(failure.sentence));
  return router;
};

afterEach(() => jest.useRealTimers());

test('appears immediately without taking the focus and can be closed', async () => {
  show();
  expect(screen.getByRole('alert')).toHaveTextContent(failure.sentence);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('closes when the reader navigates away', async () => {
  const router = show();
  await act(() => router.navigate('/blog/another'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps a news message after navigation and closes it automatically', async () => {
  jest.useFakeTimers();
  const router = renderInPage(<p>The page</p>);
  act(() => showNews(news.sentence));
  await act(() => router.navigate('/blog/another'));
  expect(screen.getByRole('alert')).toHaveTextContent(news.sentence);
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('waits for the undo action, runs it and closes', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const undo = jest.fn();
  renderInPage(<p>The page</p>);
  act(() => showNews(removal.sentence, { label: removal.undo, apply: undo }));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await user.click(screen.getByRole('button', { name: removal.undo }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('announces the same message again', () => {
  show();
  const before = screen.getByRole('alert');
  act(() => showAlert(failure.sentence));
  expect(screen.getByRole('alert')).not.toBe(before);
});

test('hideAlert removes the alert but no dialog shown over the page', () => {
  show();
  act(hideAlert);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showAlert(failure.sentence));
  act(() => overlay.set(<p>A dialog</p>));
  act(hideAlert);
  expect(screen.getByText('A dialog')).toBeVisible();
});
