import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { articleCard } from '../../ui/ArticleCard/ArticleCard.fixture';
import { drag, swipe, withPointers } from '../../ui/swipe/swipe.testing';
import { Carousel } from './Carousel';

const titles = ['one', 'two', 'three', 'four', 'five', 'six'];
const articles = (count: number) =>
  titles.slice(0, count).map((title) => ({ ...articleCard, id: title, slug: title, title }));
const Address = () => <output>{useLocation().pathname}</output>;
const carousel = (count: number) => (
  <MemoryRouter>
    <Carousel title="Digital life" articles={articles(count)} />
    <Address />
  </MemoryRouter>
);
const show = (count = 6) => render(carousel(count));

const group = () => screen.getByRole('group', { name: 'Digital life' });
const list = () => within(group()).getByRole('list');
const items = () => [...list().children];
const states = () => items().map((item) => item.getAttribute('data-state'));
const activeTitle = () =>
  items()
    .find((item) => item.getAttribute('data-state') === 'active')
    ?.querySelector('h3');
const address = () => screen.getByRole('status').textContent;
const click = (element: Element) => fireEvent.click(element, { detail: 1 });
const link = (name: string) => screen.getByRole('link', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(withPointers);

test('the first is active, its neighbours stand beside it, the others are hidden from everyone', () => {
  show();
  expect(states()).toEqual(['active', 'next', 'hidden', 'hidden', 'hidden', 'prev']);
  expect(items().map((item) => item.hasAttribute('inert'))).toEqual([false, false, true, true, true, false]);
});

test('the buttons turn it, round both ends, and it says where it is', async () => {
  show();
  await press('Previous article');
  expect(activeTitle()).toHaveTextContent('six');
  expect(screen.getByText(/6 of 6/)).toHaveAttribute('aria-live', 'polite');
  await press('Next article');
  await press('Next article');
  expect(activeTitle()).toHaveTextContent('two');
  expect(states()).toEqual(['prev', 'active', 'next', 'hidden', 'hidden', 'hidden']);
  expect(screen.getByText(/2 of 6/)).toBeInTheDocument();
});

describe('the arrow keys', () => {
  test('turn it while the focus is on a button, which keeps it', async () => {
    show();
    screen.getByRole('button', { name: 'Next article' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(activeTitle()).toHaveTextContent('six');
    expect(screen.getByRole('button', { name: 'Next article' })).toHaveFocus();
  });

  test('take the focus along from a card: it may be hidden next', async () => {
    show();
    link('one').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(link('three')).toHaveFocus();
    expect(activeTitle()).toHaveTextContent('three');
    expect(link('one').closest('li')).toHaveAttribute('inert');
  });

  test('are the browser’s own with another key held', async () => {
    show();
    link('one').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(activeTitle()).toHaveTextContent('one');
  });
});

test('a card that the keyboard comes to is the active one', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(link('two')).toHaveFocus();
  expect(activeTitle()).toHaveTextContent('two');
});

describe('a swipe', () => {
  test('to the left goes on, to the right back', () => {
    show();
    swipe(list(), [{ x: 200 }, { x: 180 }, { x: 140 }]);
    expect(activeTitle()).toHaveTextContent('two');
    swipe(list(), [{ x: 100 }, { x: 120 }, { x: 160 }]);
    swipe(list(), [{ x: 100 }, { x: 120 }, { x: 160 }]);
    expect(activeTitle()).toHaveTextContent('six');
  });

  test('that is short, or that scrolls the page, turns nothing', () => {
    show();
    swipe(list(), [{ x: 200 }, { x: 180 }, { x: 170 }]);
    swipe(list(), [
      { x: 200, y: 0 },
      { x: 190, y: 60 },
      { x: 120, y: 300 },
    ]);
    expect(activeTitle()).toHaveTextContent('one');
  });

  test('opens no link that it ends on; a click does', () => {
    show();
    swipe(link('one'), [{ x: 200 }, { x: 150 }]);
    click(link('one'));
    expect([address(), activeTitle()?.textContent]).toEqual(['/', 'two']);
    swipe(link('two'), [{ x: 200 }]);
    click(link('two'));
    expect(address()).toBe('/blog/two');
  });

  test('follows the finger, and lets go when the browser takes it', () => {
    show();
    drag(list(), [{ x: 0 }, { x: 60 }]);
    expect(list().style.getPropertyValue('--swipe')).toBe('60px');
    fireEvent.pointerCancel(list());
    expect(list().style.getPropertyValue('--swipe')).toBe('');
    expect(activeTitle()).toHaveTextContent('one');
  });
});

test('a click on the edge of a neighbour brings it in; one that is whole is a link', async () => {
  show();
  const box = (left: number, right: number) => () => new DOMRect(left, 0, right - left, 100);
  list().getBoundingClientRect = box(0, 300);
  link('two').closest('li')!.getBoundingClientRect = box(280, 500);
  click(link('two'));
  expect([address(), activeTitle()?.textContent]).toEqual(['/', 'two']);
  link('three').closest('li')!.getBoundingClientRect = box(100, 300);
  click(link('three'));
  expect(address()).toBe('/blog/three');
});

test('of few articles: two are beside each other, one has nothing to turn, none is nothing', async () => {
  const { unmount } = show(2);
  expect(states()).toEqual(['active', 'next']);
  await press('Previous article');
  expect(states()).toEqual(['next', 'active']);
  unmount();
  const single = show(1);
  expect(states()).toEqual(['active']);
  expect(screen.queryByRole('button')).toBeNull();
  single.unmount();
  show(0);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the server’s HTML keeps nothing from readers without a script', () => {
  expect(renderToString(carousel(6))).not.toContain('inert');
});
