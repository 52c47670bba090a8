import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Confirm } from './Confirm';
import { question } from './Confirm.fixture';
import { withDialogs } from './dialog.testing';

beforeEach(withDialogs);

test.each([
  [question.action, 1],
  ['Cancel', 0],
  ['Close', 0],
])('%s closes the dialog and confirms %i times', async (name, times) => {
  const [confirm, close] = [jest.fn(), jest.fn()];
  render(<Confirm {...question} onConfirm={confirm} onClose={close} />);
  expect(screen.getByRole('dialog', { name: question.title })).toHaveTextContent(question.sentence);
  expect(screen.getByRole('button', { name: question.action })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(confirm).toHaveBeenCalledTimes(times);
  expect(close).toHaveBeenCalledTimes(1);
});
