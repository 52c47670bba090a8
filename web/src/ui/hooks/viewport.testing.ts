import { act } from '@testing-library/react';

const observers = new Set<TestObserver>();

/** jsdom has no layout, so tests decide what comes into view. */
class TestObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly observed = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    observers.add(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
    observers.delete(this);
  }
  takeRecords() {
    return [];
  }
  notify(element: Element) {
    if (!this.observed.has(element)) return;
    const nowhere = new DOMRect();
    const entry: IntersectionObserverEntry = {
      target: element,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: nowhere,
      intersectionRect: nowhere,
      rootBounds: null,
      time: 0,
    };
    this.callback([entry], this);
  }
}

/** Tests: installs the observer that jsdom lacks. */
export function withViewport(): void {
  window.IntersectionObserver = TestObserver;
}

/** Tests: the reader scrolls, and this element comes into view. */
export function scrollIntoViewport(element: Element): void {
  act(() => {
    for (const observer of observers) observer.notify(element);
  });
}
