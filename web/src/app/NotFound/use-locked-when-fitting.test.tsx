import { fireEvent, render } from '@testing-library/react';
import { countSizeObservers, resizeContent } from '../../ui/hooks/resize.testing';
import { useScrollLockWhenFitting } from './use-locked-when-fitting';

function Page() {
  useScrollLockWhenFitting();
  return null;
}

const page = document.documentElement;

function contentIs(height: number) {
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: height });
}

test('locks scrolling only while the whole page fits in the window', () => {
  contentIs(window.innerHeight);
  const { unmount } = render(<Page />);
  expect(page.style.overflow).toBe('hidden');

  contentIs(window.innerHeight + 1);
  fireEvent(window, new Event('resize'));
  expect(page.style.overflow).toBe('');

  contentIs(100);
  fireEvent(window, new Event('resize'));
  expect(page.style.overflow).toBe('hidden');
  unmount();
  expect(page.style.overflow).toBe('');
});

test('rechecks when the content size changes and stops observing on unmount', () => {
  contentIs(100);
  const { unmount } = render(<Page />);
  expect(page.style.overflow).toBe('hidden');
  contentIs(window.innerHeight + 1);
  resizeContent();
  expect(page.style.overflow).toBe('');
  unmount();
  expect(countSizeObservers()).toBe(0);
});
