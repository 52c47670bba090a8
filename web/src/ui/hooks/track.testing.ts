import { act, screen } from '@testing-library/react';

const SLIDE_WIDTH = 300;

/** Tests: gives slides a width of 300 px and lets the row scroll, neither of which jsdom does. */
export function withLayout() {
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH + 16;
    },
  });
  Object.defineProperty(HTMLLIElement.prototype, 'clientWidth', { configurable: true, value: SLIDE_WIDTH });
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : (options ?? 0);
    this.dispatchEvent(new Event('scroll'));
  };
}

/** Tests: the index of the slide that the row is scrolled to. */
export const slideInView = () => screen.getByRole('list').scrollLeft / SLIDE_WIDTH;

/** Tests: scrolls the row like a finger, and waits until it comes to rest. */
export function swipeTo(place: number) {
  act(() => {
    const row = screen.getByRole('list');
    row.scrollTo({ left: place * SLIDE_WIDTH + 40 });
    row.dispatchEvent(new Event('scrollend'));
  });
}
