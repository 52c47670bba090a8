/** jsdom has no layout and no ResizeObserver, so tests trigger size changes themselves. */
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

/** An element has changed its size: notifies all observers. */
export function resizeContent(): void {
  for (const observer of observers) observer.callback([], observer);
}

export function countSizeObservers(): number {
  return observers.size;
}
