import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlockRenderer } from '../../../blocks/BlockRenderer';
import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { preferReducedMotion } from '../../../ui/hooks/media.testing';
import { scrollIntoViewport } from '../../../ui/hooks/viewport.testing';
import { Contents } from './Contents';

const blocks: BlockFragment[] = ['Why', 'How', 'When'].map((text) => ({
  __typename: 'HeadingBlock',
  text,
  level: 2,
}));
const scrollTo = jest.fn();

beforeEach(() => {
  preferReducedMotion(false);
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  window.history.replaceState(null, '', '/');
  pageIs({ long: 4000, scrolled: 0 });
});

/** Sets the page height and the scroll position in pixels; the window is 768 high. */
function pageIs({ long, scrolled }: { long: number; scrolled: number }) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: long });
  window.scrollY = scrolled;
}

function show() {
  render(
    <>
      <Contents blocks={blocks} />
      <BlockRenderer blocks={blocks} />
    </>,
  );
}
/** Scrolls so that the headings are at these distances from the top of the window. */
function headingsAt(tops: number[]) {
  const headings = blocks.map((_block, place) => screen.getAllByRole('heading', { level: 2 })[place + 1]);
  headings.forEach((heading, place) => {
    if (heading) heading.getBoundingClientRect = () => new DOMRect(0, tops[place], 100, 30);
  });
  if (headings[0]) scrollIntoViewport(headings[0]);
}

test('scrolls smoothly to 135 px above the heading and moves the focus to it', async () => {
  show();
  headingsAt([200, 900, 1500]);
  await userEvent.click(screen.getByRole('link', { name: 'How' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 900 - 135, behavior: 'smooth' });
  expect(screen.getByRole('heading', { name: 'How' })).toHaveFocus();
  expect(window.location.hash).toBe('#how');
});

test('jumps without animation under reduced motion', async () => {
  preferReducedMotion(true);
  show();
  headingsAt([200, 900, 1500]);
  await userEvent.click(screen.getByRole('link', { name: 'When' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 1500 - 135, behavior: 'auto' });
});

const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;
const choose = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('marks the section that the reader is in', () => {
  show();
  headingsAt([300, 900, 1500]);
  expect(current()).toBeUndefined();
  headingsAt([-400, 135, 700]);
  expect(current()).toBe('How');
  headingsAt([-900, -400, 100]);
  expect(current()).toBe('When');
});

test('marks the chosen one of two side-by-side headings', async () => {
  show();
  headingsAt([200, 900, 900]);
  await choose('When');
  expect(current()).toBe('When');
  pageIs({ long: 4000, scrolled: 765 });
  headingsAt([-565, 135, 135]);
  expect(current()).toBe('When');
});

describe('when the page ends before the last headings reach the top', () => {
  const end = () => {
    pageIs({ long: 1000, scrolled: 232 });
    headingsAt([100, 400, 700]);
    scrollIntoViewport(document.body);
  };

  test('marks the last visible section', () => {
    pageIs({ long: 1000, scrolled: 0 });
    show();
    headingsAt([332, 632, 932]);
    expect(current()).toBeUndefined();
    end();
    expect(current()).toBe('When');
  });

  test('marks the section the reader chose until they scroll away', async () => {
    pageIs({ long: 1000, scrolled: 0 });
    show();
    headingsAt([332, 632, 932]);
    await choose('How');
    expect(current()).toBe('How');
    end();
    expect(current()).toBe('How');
    pageIs({ long: 1000, scrolled: 200 });
    headingsAt([132, 432, 732]);
    expect(current()).toBe('Why');
  });

  test('marks the section named in the URL', () => {
    pageIs({ long: 700, scrolled: 0 });
    window.history.replaceState(null, '', '/#how');
    show();
    headingsAt([332, 432, 532]);
    expect(current()).toBe('How');
  });
});

test('does not mark the section named in the URL when the reader is elsewhere', () => {
  window.history.replaceState(null, '', '/#when');
  pageIs({ long: 4000, scrolled: 1000 });
  show();
  headingsAt([-400, 135, 1700]);
  expect(current()).toBe('How');
});

test('scrolls a long list to the marked entry', () => {
  show();
  const list = screen.getByRole('list');
  list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  screen.getByRole('link', { name: 'When' }).getBoundingClientRect = () => new DOMRect(0, 130, 300, 44);
  headingsAt([-900, -400, 100]);
  expect(list.scrollTop).toBe(74);
});

test('leaves Ctrl+click to the browser', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'How' }), { ctrlKey: true });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('renders nothing for an article without sections', () => {
  const { container } = render(<Contents blocks={[]} />);
  expect(container).toBeEmptyDOMElement();
});
