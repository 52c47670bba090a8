import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hidePage, preferReducedMotion } from './media.testing';
import { RotationButton } from '../turning/RotationButton/RotationButton';
import { useRotation } from './use-rotation';

function Counter() {
  const [position, setPosition] = useState(0);
  const { playing, toggle, holdProps } = useRotation({
    position,
    intervalMs: 3000,
    advance: (current) => setPosition(current + 1),
  });
  return (
    <div data-testid="area" {...holdProps}>
      <output>{position}</output>
      <button type="button" onClick={() => setPosition(10)}>
        Jump
      </button>
      <RotationButton playing={playing} onClick={toggle} />
    </div>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => Number(screen.getByRole('status').textContent);
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
  preferReducedMotion(false);
});
afterEach(() => {
  hidePage(false);
  jest.useRealTimers();
});

test('advances after each interval', () => {
  render(<Counter />);
  wait(2999);
  expect(shown()).toBe(0);
  wait(1);
  expect(shown()).toBe(1);
  wait(3000);
  expect(shown()).toBe(2);
});

test('pauses while the pointer is over it and resumes when it leaves', async () => {
  render(<Counter />);
  await user.hover(screen.getByTestId('area'));
  wait(9000);
  expect(shown()).toBe(0);
  await user.unhover(screen.getByTestId('area'));
  wait(3000);
  expect(shown()).toBe(1);
});

test('pauses while the focus is inside it', async () => {
  render(<Counter />);
  await user.tab();
  wait(9000);
  expect(shown()).toBe(0);
  act(() => screen.getByRole('button', { name: 'Jump' }).blur());
  wait(3000);
  expect(shown()).toBe(1);
});

test('pauses while the tab is hidden', () => {
  render(<Counter />);
  hidePage(true);
  wait(9000);
  expect(shown()).toBe(0);
  hidePage(false);
  wait(3000);
  expect(shown()).toBe(1);
});

test('pauses and resumes by its button regardless of pointer and focus', async () => {
  render(<Counter />);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.unhover(screen.getByTestId('area'));
  wait(9000);
  expect(shown()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  wait(3000);
  expect(shown()).toBe(1);
});

test('does not advance under reduced motion until the reader presses Play', () => {
  preferReducedMotion(true);
  render(<Counter />);
  wait(9000);
  expect(shown()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(3000);
  expect(shown()).toBe(1);
});

test('stops when the reader turns on reduced motion', () => {
  const preference = preferReducedMotion(false);
  render(<Counter />);
  preference.change(true);
  wait(9000);
  expect(shown()).toBe(0);
});

test('waits a full interval after the reader moves it', () => {
  render(<Counter />);
  wait(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Jump' }));
  wait(2000);
  expect(shown()).toBe(10);
  wait(1000);
  expect(shown()).toBe(11);
});
