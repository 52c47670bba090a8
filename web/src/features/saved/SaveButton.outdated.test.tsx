import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { SaveButton } from './SaveButton';

jest.mock('./toggle-saved', () => {
  throw new TypeError('404');
});

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
});

test('shows an error and sends no request when its script is missing', async () => {
  renderInPage(
    <article>
      <SaveButton article={{ id: 'a1', title: 'Sleep well' }} />
    </article>,
  );
  const button = await screen.findByRole('button', { name: 'Save Sleep well' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  // At the window's edge, because a card is too small for it.
  expect(screen.getByRole('article')).not.toContainElement(screen.getByRole('alert'));
  expect(button).toHaveAttribute('aria-disabled', 'false');
  // Before a reload, the page would check whether the site responds.
  expect(fetching).not.toHaveBeenCalled();
});
