import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPage } from '../../../test/show-in-page';
import type { Told } from '../../lib/api/readAnswer';
import { Asked } from './Asked';

const asking = jest.fn<Promise<Told<string>>, []>();

const show = () =>
  showInPage(
    <Asked ask={asking} waiting="Loading your words…">
      {(words) => <p>{words}</p>}
    </Asked>,
    '/comment-section',
  );

beforeEach(() => asking.mockReset().mockResolvedValue({ is: 'done', value: 'Here they are' }));

test('shows what comes, and until then that it is coming', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your words…');
  expect(await screen.findByText('Here they are')).toBeVisible();
});

test.each<[Told<string>, string]>([
  [{ is: 'unreachable' }, 'An error occurred. Please try again.'],
  [
    { is: 'refused', status: 500, statusText: '', sentence: undefined },
    'An error occurred. Please try again.',
  ],
  [
    { is: 'refused', status: 429, statusText: '', sentence: 'Please wait a minute.' },
    'Please wait a minute.',
  ],
])('of %j it says so, and asks again', async (told, sentence) => {
  asking.mockResolvedValueOnce(told);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here they are')).toBeVisible();
});

test.each([
  ['session over' as const, 'Session expired.'],
  ['no session' as const, 'User not logged in.'],
])('who is signed in no more (%s) hears that, and is shown the way back', async (because, sentence) => {
  asking.mockResolvedValueOnce({ is: 'signed out', because });
  const router = show();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ from: '/comment-section' });
});
