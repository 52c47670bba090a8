/** jsdom has no layout and no ResizeObserver: sizes change when a test says so. */
const observers = new Set<TestResizeObserver>();

class TestResizeObserver implements ResizeObserver {
  constructor(readonly callback: ResizeObserverCallback) {}
  observe() {
    observers.add(this);
  }
  unobserve() {}
  disconnect() {
    observers.delete(this);
  }
}

/** Called once, before the tests. */
export function withResizing(): void {
  window.ResizeObserver = TestResizeObserver;
}

/** Something of the page has become larger or smaller: whoever watches is told. */
export function resizeContent(): void {
  for (const observer of observers) observer.callback([], observer);
}

export function observersOfSizes(): number {
  return observers.size;
}
