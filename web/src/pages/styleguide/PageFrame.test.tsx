import { act, render, screen } from '@testing-library/react';
import { PageFrame } from './PageFrame';

test('renders its children in a separate document with the page’s style sheets', async () => {
  const style = document.createElement('style');
  document.head.append(style);
  await act(
    async () =>
      void render(
        <PageFrame title="A sample">
          <title>Its title</title>
          <h1>Its heading</h1>
        </PageFrame>,
      ),
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('title')).toBeNull();
  const own = screen.getByTitle<HTMLIFrameElement>('A sample').contentDocument;
  expect(own?.querySelector('h1')).toHaveTextContent('Its heading');
  expect(own?.querySelector('head title')).toHaveTextContent('Its title');
  expect(own?.querySelectorAll('head style')).toHaveLength(1);
  style.remove();
});

test('its window follows the height of its page in the next frame', async () => {
  const observers: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((notify) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    observers.push(() => notify([], observer));
    return observer;
  });
  await act(async () => void render(<PageFrame title="A sample">Its words</PageFrame>));
  const frame = screen.getByTitle<HTMLIFrameElement>('A sample');
  const page = frame.contentDocument?.documentElement;
  if (!page) throw new Error('It has no page.');
  Object.defineProperty(page, 'offsetHeight', { value: 240 });
  for (const notify of observers) notify();
  expect(frame.style.blockSize).toBe('');
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(frame.style.blockSize).toBe('240px');
  jest.restoreAllMocks();
});
