import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadOnce } from '../../lib/outdated';
import { comeIntoView } from '../../ui/viewport/viewport.testing';
import { Comments } from './Comments';

jest.mock('./CommentList', () => {
  throw new Error('404');
});

jest.mock('../../lib/outdated', () => ({
  ...jest.requireActual<object>('../../lib/outdated'),
  reloadOnce: jest.fn().mockResolvedValue(true),
}));

test('whoever tries again after a deployment took their script away is given the page anew', async () => {
  render(<Comments articleId="k3j4h5" />);
  comeIntoView(screen.getByRole('region', { name: 'Comments' }));
  const button = await screen.findByRole('button', { name: 'Try again' });
  expect(reloadOnce).not.toHaveBeenCalled();
  await userEvent.click(button);
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledTimes(1));
});
