import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold';
import { fold, GROUP, longFold } from './Fold.fixture';

test('opens and closes on a click on its heading', async () => {
  render(
    <Fold heading={<h2>{fold.question}</h2>} name={GROUP}>
      {fold.answer}
    </Fold>,
  );
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveAttribute('name', GROUP);
  await userEvent.click(screen.getByRole('heading', { name: fold.question }));
  expect(details).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('heading', { name: fold.question }));
  expect(details).not.toHaveAttribute('open');
});

test('can start open', () => {
  render(
    <Fold heading={<h2>{longFold.question}</h2>} open>
      {longFold.answer}
    </Fold>,
  );
  expect(screen.getByText(longFold.answer)).toBeVisible();
});

test('calls onOpen when it opens but not when it closes', () => {
  const onOpen = jest.fn();
  render(
    <Fold heading={<h2>{fold.question}</h2>} onOpen={onOpen}>
      {fold.answer}
    </Fold>,
  );
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  details.open = false;
  fireEvent(details, new Event('toggle'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
