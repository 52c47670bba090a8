import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPage } from '../../../test/show-in-page';
import { overPage } from '../../lib/overPage';
import { hideAlert, showAlert } from './showAlert';

const show = () => {
  const router = showInPage(<p>The page</p>);
  act(() => showAlert('An error occurred. Please try again.'));
  return router;
};

test('is told at once, takes no focus, and can be closed', async () => {
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('goes when the reader goes elsewhere', async () => {
  const router = show();
  await act(() => router.navigate('/blog/another'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the same sentence once more is told once more', () => {
  show();
  const before = screen.getByRole('alert');
  act(() => showAlert('An error occurred. Please try again.'));
  expect(screen.getByRole('alert')).not.toBe(before);
});

test('is taken away, and nothing else that has come to stand over the page', () => {
  show();
  act(hideAlert);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showAlert('An error occurred. Please try again.'));
  act(() => overPage.set(<p>A dialog</p>));
  act(hideAlert);
  expect(screen.getByText('A dialog')).toBeVisible();
});
