import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold';

test('opens and closes by its heading', async () => {
  render(
    <Fold heading={<h2>Why</h2>} name="one at a time">
      Because
    </Fold>,
  );
  const fold = screen.getByRole('group');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveAttribute('name', 'one at a time');
  await userEvent.click(screen.getByRole('heading', { name: 'Why' }));
  expect(fold).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('heading', { name: 'Why' }));
  expect(fold).not.toHaveAttribute('open');
});

test('may be open at first', () => {
  render(
    <Fold heading={<h2>Why</h2>} open>
      Because
    </Fold>,
  );
  expect(screen.getByText('Because')).toBeVisible();
});

test('tells when it opens, and not when it closes', () => {
  const onOpen = jest.fn();
  render(
    <Fold heading={<h2>Why</h2>} onOpen={onOpen}>
      Because
    </Fold>,
  );
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  fold.open = false;
  fireEvent(fold, new Event('toggle'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
