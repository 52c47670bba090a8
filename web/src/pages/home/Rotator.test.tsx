import { act, fireEvent, render, screen } from '@testing-library/react';
import { preferReducedMotion } from '../../ui/motion/media.testing';
import { Rotator } from './Rotator';

const WIDTH = 400;
const slides = ['one', 'two', 'three'].map((id) => ({ id, content: <p>{id}</p> }));

/** jsdom has no layout: the list scrolls as a browser's would. */
function show(shown = slides) {
  const view = render(<Rotator label="Headlines" intervalMs={5000} slides={shown} />);
  const list = screen.queryByRole('list');
  if (list) {
    Object.defineProperty(list, 'clientWidth', { value: WIDTH });
    list.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') scrollList(options.left ?? 0);
    };
  }
  return view;
}

function scrollList(left: number) {
  const list = screen.getByRole('list');
  list.scrollLeft = left;
  fireEvent.scroll(list);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const position = () => screen.getByRole('list').scrollLeft / WIDTH;

beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

test('goes on every five seconds, and from the last to the first', () => {
  show();
  wait(4999);
  expect(position()).toBe(0);
  wait(1);
  expect(position()).toBe(1);
  wait(5000);
  expect(position()).toBe(2);
  wait(5000);
  expect(position()).toBe(0);
});

test('stands still under the pointer, under reduced motion and after Pause', () => {
  const { unmount } = show();
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Headlines' }));
  wait(20_000);
  expect(position()).toBe(0);
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Headlines' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(position()).toBe(0);
  unmount();

  preferReducedMotion(true);
  show();
  wait(20_000);
  expect(position()).toBe(0);
});

test('goes on from where the reader scrolled it', () => {
  show();
  scrollList(WIDTH);
  wait(5000);
  expect(position()).toBe(2);
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
