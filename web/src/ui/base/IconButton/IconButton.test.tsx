import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';
import { iconButton } from './IconButton.fixture';

test('is named by its label and responds to pointer and keyboard', async () => {
  const pressed = jest.fn();
  render(
    <IconButton label={iconButton.label} onClick={pressed}>
      <Icon of={iconButton.icon} size={18} />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: iconButton.label });
  await userEvent.click(button);
  button.blur();
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(pressed).toHaveBeenCalledTimes(3);
});
