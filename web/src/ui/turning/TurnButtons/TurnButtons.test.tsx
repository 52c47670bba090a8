import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TurnButtons } from './TurnButtons';
import { turnButtons } from './TurnButtons.fixture';

test('turns forward and back with buttons named after the content', async () => {
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
