import { fireEvent, render } from '@testing-library/react';
import { observersOfSizes, resizeContent } from '../../ui/viewport/resize.testing';
import { useLockedWhenFitting } from './useLockedWhenFitting';

function Page() {
  useLockedWhenFitting();
  return null;
}

const page = document.documentElement;

function contentIs(height: number) {
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: height });
}

test('locks scrolling only while all of the page fits in the window', () => {
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

test('a page that grows without the window is judged anew, until it goes', () => {
  contentIs(100);
  const { unmount } = render(<Page />);
  expect(page.style.overflow).toBe('hidden');
  contentIs(window.innerHeight + 1);
  resizeContent();
  expect(page.style.overflow).toBe('');
  unmount();
  expect(observersOfSizes()).toBe(0);
});
