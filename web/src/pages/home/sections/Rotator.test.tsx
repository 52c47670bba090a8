import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { preferReducedMotion } from '../../../ui/hooks/media.testing';
import { slideInView, swipeTo, withLayout } from '../../../ui/hooks/track.testing';
import { Rotator } from './Rotator';

const slides = ['one', 'two', 'three'].map((id) => ({ id, content: <p>{id}</p> }));

const rotator = (shown = slides) => (
  <Rotator label="Headlines" what="headline" intervalMs={5000} slides={shown} />
);
const show = (shown = slides) => render(rotator(shown));

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeAll(withLayout);
beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

test('advances every five seconds and wraps from the last slide to the first', () => {
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

test('does not advance while hovered, with reduced motion or after Pause', () => {
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

test('continues from the slide that the reader scrolled to', () => {
  show();
  swipeTo(1);
  wait(5000);
  expect(slideInView()).toBe(2);
});

test('moves with its buttons and wraps around at both ends', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Previous headline' }));
  expect(slideInView()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Next headline' }));
  expect(slideInView()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next headline' }));
  expect(slideInView()).toBe(1);
});

test('renders all slides on the server, for readers without JavaScript', () => {
  const html = renderToString(rotator());
  for (const { id } of slides) expect(html).toContain(`<p>${id}</p>`);
});

test('shows no buttons for a single slide and renders nothing without slides', () => {
  const { unmount } = show(slides.slice(0, 1));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
