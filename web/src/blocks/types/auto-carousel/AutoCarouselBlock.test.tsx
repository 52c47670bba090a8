import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hidePage, preferReducedMotion } from '../../../ui/hooks/media.testing';
import { slideInView, withLayout } from '../../../ui/hooks/track.testing';
import { AutoCarouselBlock } from './AutoCarouselBlock';
import { autoCarouselBlock } from './AutoCarouselBlock.fixture';

beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
  withLayout();
});
afterEach(() => {
  hidePage(false);
  jest.useRealTimers();
});

const show = () => render(<AutoCarouselBlock {...autoCarouselBlock} />);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const live = () =>
  screen
    .getByText(/^Picture/)
    .closest('p')
    ?.getAttribute('aria-live');

test('advances every 3 seconds and wraps', () => {
  show();
  wait(2999);
  expect(slideInView()).toBe(0);
  wait(1);
  expect(slideInView()).toBe(1);
  wait(3000);
  expect(slideInView()).toBe(2);
  wait(3000);
  expect(slideInView()).toBe(0);
});

test('pauses on hover and resumes when the pointer leaves', async () => {
  const user = userEvent.setup({ delay: null });
  show();
  await user.hover(screen.getByRole('img', { name: 'A kettle on a stove' }));
  wait(9000);
  expect(slideInView()).toBe(0);
  await user.unhover(screen.getByRole('group'));
  wait(3000);
  expect(slideInView()).toBe(1);
});

test('pauses while it has keyboard focus or the tab is hidden', async () => {
  const user = userEvent.setup({ delay: null });
  show();
  await user.tab();
  expect(screen.getByRole('list')).toHaveFocus();
  wait(9000);
  expect(slideInView()).toBe(0);
  act(() => screen.getByRole('list').blur());
  hidePage(true);
  wait(9000);
  expect(slideInView()).toBe(0);
  hidePage(false);
  wait(3000);
  expect(slideInView()).toBe(1);
});

test('pauses by button, and announces the picture count only while paused', () => {
  show();
  expect(live()).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(9000);
  expect(slideInView()).toBe(0);
  expect(live()).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(3000);
  expect(slideInView()).toBe(1);
});

test('advances only by hand under reduced motion', () => {
  preferReducedMotion(true);
  show();
  wait(9000);
  expect(slideInView()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(slideInView()).toBe(1);
});

test('does not move or show buttons with a single picture', () => {
  render(<AutoCarouselBlock {...autoCarouselBlock} slides={autoCarouselBlock.slides.slice(0, 1)} />);
  wait(9000);
  expect(slideInView()).toBe(0);
  expect(screen.queryByRole('button')).toBeNull();
});
