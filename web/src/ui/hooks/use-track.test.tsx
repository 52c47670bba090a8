import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTrack } from './use-track';

const PLACES = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900];
const WIDTHS: Record<'offsetLeft' | 'clientWidth' | 'scrollWidth', (element: HTMLElement) => number> = {
  offsetLeft: (element) => [...(element.parentElement?.children ?? [])].indexOf(element) * 100,
  clientWidth: (element) => (element instanceof HTMLLIElement ? 80 : 390),
  scrollWidth: () => 1000,
};
const END = 610;
const scrollTo = jest.fn();
const gliding = (left: number) => [{ left, behavior: 'auto' }];
const atOnce = (left: number) => [{ left, behavior: 'instant' }];

beforeAll(() => {
  for (const [name, get] of Object.entries(WIDTHS)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return get(this);
      },
    });
  }
});
beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

function Row() {
  const { list, turn, onScroll, onScrollEnd } = useTrack(PLACES.length);
  return (
    <>
      <button type="button" onClick={() => turn(-1)}>
        Back
      </button>
      <button type="button" onClick={() => turn(1)}>
        On
      </button>
      <ul ref={list} onScroll={onScroll} onScrollEnd={onScrollEnd}>
        {PLACES.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rowIsAt = (left: number) => {
  screen.getByRole('list').scrollLeft = left;
};
const rowLiesAt = (left: number) =>
  act(() => {
    rowIsAt(left);
    screen.getByRole('list').dispatchEvent(new Event('scrollend'));
  });

test('two clicks turn two pages even if the row is still scrolling on the second', () => {
  render(<Row />);
  click('On');
  rowIsAt(130);
  click('On');
  expect(scrollTo.mock.calls).toEqual([gliding(400), gliding(800)]);
});

test('a row still scrolling to its end jumps to the other end without animation', () => {
  render(<Row />);
  rowLiesAt(400);
  click('On');
  rowIsAt(450);
  click('On');
  click('Back');
  expect(scrollTo.mock.calls).toEqual([gliding(800), atOnce(0), atOnce(900)]);
});

test('a row at rest turns from its current position', () => {
  render(<Row />);
  click('On');
  rowLiesAt(400);
  rowLiesAt(200);
  click('On');
  rowLiesAt(END);
  click('On');
  expect(scrollTo.mock.calls).toEqual([gliding(400), gliding(600), atOnce(0)]);
});

test('ignores a late scrollend from an abandoned scroll', () => {
  render(<Row />);
  click('On');
  // The browser reports late that the row did not reach 400: it is scrolling to 800 by now.
  rowIsAt(130);
  click('On');
  rowLiesAt(130);
  click('On');
  expect(scrollTo.mock.calls).toEqual([gliding(400), gliding(800), atOnce(0)]);
});
