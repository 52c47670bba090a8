import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { articleCard } from '../../../ui/cards/ArticleCard/ArticleCard.fixture';
import { drag, swipe, withPointers } from '../../../ui/hooks/swipe.testing';
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

test('activates the first card, shows its neighbours and makes the others inert', () => {
  show();
  expect(states()).toEqual(['active', 'next', 'hidden', 'hidden', 'hidden', 'prev']);
  expect(items().map((item) => item.hasAttribute('inert'))).toEqual([false, false, true, true, true, false]);
});

test('moves with its buttons, wraps around at both ends and announces the position', async () => {
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
  test('turn the carousel while a button has focus and leave focus there', async () => {
    show();
    screen.getByRole('button', { name: 'Next article' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(activeTitle()).toHaveTextContent('six');
    expect(screen.getByRole('button', { name: 'Next article' })).toHaveFocus();
  });

  test('move focus from a card to the newly active card', async () => {
    show();
    link('one').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(link('three')).toHaveFocus();
    expect(activeTitle()).toHaveTextContent('three');
    expect(link('one').closest('li')).toHaveAttribute('inert');
  });

  test('do not turn the carousel while Alt is held', async () => {
    show();
    link('one').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(activeTitle()).toHaveTextContent('one');
  });
});

test('activates the card that receives keyboard focus', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(link('two')).toHaveFocus();
  expect(activeTitle()).toHaveTextContent('two');
});

describe('a swipe', () => {
  test('to the left moves forward, to the right back', () => {
    show();
    swipe(list(), [{ x: 200 }, { x: 180 }, { x: 140 }]);
    expect(activeTitle()).toHaveTextContent('two');
    swipe(list(), [{ x: 100 }, { x: 120 }, { x: 160 }]);
    swipe(list(), [{ x: 100 }, { x: 120 }, { x: 160 }]);
    expect(activeTitle()).toHaveTextContent('six');
  });

  test('that is short or vertical does not turn the carousel', () => {
    show();
    swipe(list(), [{ x: 200 }, { x: 180 }, { x: 170 }]);
    swipe(list(), [
      { x: 200, y: 0 },
      { x: 190, y: 60 },
      { x: 120, y: 300 },
    ]);
    expect(activeTitle()).toHaveTextContent('one');
  });

  test('does not open the link that it ends on, while a click does', () => {
    show();
    swipe(link('one'), [{ x: 200 }, { x: 150 }]);
    click(link('one'));
    expect([address(), activeTitle()?.textContent]).toEqual(['/', 'two']);
    swipe(link('two'), [{ x: 200 }]);
    click(link('two'));
    expect(address()).toBe('/blog/two');
  });

  test('follows the finger and resets when the browser cancels it', () => {
    show();
    drag(list(), [{ x: 0 }, { x: 60 }]);
    expect(list().style.getPropertyValue('--swipe')).toBe('60px');
    fireEvent.pointerCancel(list());
    expect(list().style.getPropertyValue('--swipe')).toBe('');
    expect(activeTitle()).toHaveTextContent('one');
  });
});

test('activates a partly visible neighbour on click and follows the link of a whole one', async () => {
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

test('handles two articles, shows no buttons for one and renders nothing for none', async () => {
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

test('makes no card inert in the server-rendered HTML', () => {
  expect(renderToString(carousel(6))).not.toContain('inert');
});
