import { act, fireEvent, render, screen } from '@testing-library/react';
import { preferReducedMotion } from '../../ui/motion/media.testing';
import { slideInView, swipeTo, withLayout } from '../../ui/track/track.testing';
import { Rotator } from './Rotator';

const slides = ['one', 'two', 'three'].map((id) => ({ id, content: <p>{id}</p> }));

const show = (shown = slides) =>
  render(<Rotator label="Headlines" what="headline" intervalMs={5000} slides={shown} />);

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeAll(withLayout);
beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

test('goes on every five seconds, and from the last to the first', () => {
  show();
  wait(4999);
  expect(slideInView()).toBe(0);
  wait(1);
  expect(slideInView()).toBe(1);
  wait(5000);
  expect(slideInView()).toBe(2);
  wait(5000);
  expect(slideInView()).toBe(0);
});

test('stands still under the pointer, under reduced motion and after Pause', () => {
  const { unmount } = show();
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Headlines' }));
  wait(20_000);
  expect(slideInView()).toBe(0);
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Headlines' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(slideInView()).toBe(0);
  unmount();

  preferReducedMotion(true);
  show();
  wait(20_000);
  expect(slideInView()).toBe(0);
});

test('goes on from where the reader scrolled it', () => {
  show();
  swipeTo(1);
  wait(5000);
  expect(slideInView()).toBe(2);
});

test('the reader turns it, round both ends', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Previous headline' }));
  expect(slideInView()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Next headline' }));
  expect(slideInView()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next headline' }));
  expect(slideInView()).toBe(1);
});

test('all slides are in the page, for whoever has no script', () => {
  show();
  for (const { id } of slides) expect(screen.getByText(id)).toBeInTheDocument();
});

test('a single slide has nothing to pause; none shows nothing', () => {
  const { unmount } = show(slides.slice(0, 1));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
