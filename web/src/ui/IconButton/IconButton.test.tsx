import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

test('is named by its label and answers to pointer and keyboard', async () => {
  const pressed = jest.fn();
  render(
    <IconButton label="Next picture" onClick={pressed}>
      <svg aria-hidden />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Next picture' });
  await userEvent.click(button);
  button.blur();
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(pressed).toHaveBeenCalledTimes(3);
});
