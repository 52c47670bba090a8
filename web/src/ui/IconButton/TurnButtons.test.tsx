import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TurnButtons } from './TurnButtons';
import { turnButtons } from './TurnButtons.fixture';

test('each turns its way, and is named after what it turns to', async () => {
  const turn = jest.fn();
  const { what, where } = turnButtons;
  render(
    <TurnButtons what={what} turn={turn}>
      {where}
    </TurnButtons>,
  );
  expect(screen.getByText(where)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Next ${what}` }));
  await userEvent.click(screen.getByRole('button', { name: `Previous ${what}` }));
  expect(turn.mock.calls).toEqual([[1], [-1]]);
});
