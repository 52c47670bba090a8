import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import type { OpenedBy } from './opened-by';
import { movePointer } from './pointer.testing';
import { useDisclosure } from './use-disclosure';

const onApproach = jest.fn();

function Menu({ late = false }: { late?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedBy>(null);
  const [there, setThere] = useState(!late);
  useDisclosure({ root, button, panel, opened, setOpened, onApproach });
  return (
    <>
      <div ref={root} data-testid="root">
        <button ref={button} type="button" aria-expanded={opened !== null} aria-controls="panel">
          Topics
        </button>
        <div ref={panel} id="panel" hidden={!opened}>
          {there && <Link to="/sleep">Sleep</Link>}
        </div>
      </div>
      <button type="button" onClick={() => setThere(true)}>
        Elsewhere
      </button>
    </>
  );
}

function show(late = false) {
  const router = createMemoryRouter([{ path: '*', element: <Menu late={late} /> }]);
  render(<RouterProvider router={router} />);
  return router;
}
const button = () => screen.getByRole('button', { name: 'Topics' });
const link = () => screen.getByText('Sleep');
const root = () => screen.getByTestId('root');
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  onApproach.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a mouse pointer', () => {
  test('opens the menu when the pointer rests on the button but not when it crosses it', () => {
    show();
    movePointer(button(), 'enter', 'mouse');
    expect(onApproach).toHaveBeenCalledTimes(1);
    movePointer(root(), 'leave', 'mouse');
    after(1000);
    expect(isOpen()).toBe(false);
    movePointer(button(), 'enter', 'mouse');
    after(100);
    expect(isOpen()).toBe(true);
  });

  test('closes the menu when the pointer leaves, unless it returns quickly', () => {
    show();
    movePointer(button(), 'enter', 'mouse');
    after(100);
    movePointer(root(), 'leave', 'mouse');
    after(200);
    movePointer(root(), 'enter', 'mouse');
    after(1000);
    expect(isOpen()).toBe(true);
    movePointer(root(), 'leave', 'mouse');
    after(300);
    expect(isOpen()).toBe(false);
  });

  test('leaves the menu open while the keyboard focus is inside', () => {
    show();
    fireEvent.click(button());
    act(() => link().focus());
    movePointer(root(), 'leave', 'mouse');
    after(1000);
    expect(isOpen()).toBe(true);
  });

  test('keeps a hover-opened menu open on the first click and closes it on the second', () => {
    show();
    movePointer(button(), 'enter', 'mouse');
    after(100);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });
});

test('touch opens the menu with a tap and closes it with the next tap or one elsewhere', () => {
  show();
  movePointer(button(), 'enter', 'touch');
  after(1000);
  expect(isOpen()).toBe(false);
  fireEvent.touchStart(button());
  expect(onApproach).toHaveBeenCalledTimes(1);
  fireEvent.click(button());
  movePointer(root(), 'leave', 'touch');
  after(1000);
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  fireEvent.pointerDown(elsewhere());
  expect(isOpen()).toBe(false);
});

describe('the keyboard', () => {
  test('signals approach on focus without opening the menu', () => {
    show();
    act(() => button().focus());
    expect(onApproach).toHaveBeenCalledTimes(1);
    after(1000);
    expect(isOpen()).toBe(false);
  });

  test('moves into the menu with ArrowDown', () => {
    show();
    act(() => button().focus());
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    expect(isOpen()).toBe(true);
    expect(link()).toHaveFocus();
    act(() => button().focus());
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    expect(link()).toHaveFocus();
  });

  test('moves into menu content that loads late', async () => {
    show(true);
    act(() => button().focus());
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    expect(button()).toHaveFocus();
    fireEvent.click(elsewhere());
    await act(async () => undefined);
    expect(link()).toHaveFocus();
  });

  test('closes the menu with Escape and returns to the button', () => {
    show();
    fireEvent.click(button());
    act(() => link().focus());
    fireEvent.keyDown(link(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  test('closes a menu opened by mouse with Escape and keeps the focus', () => {
    show();
    act(() => elsewhere().focus());
    movePointer(button(), 'enter', 'mouse');
    after(100);
    fireEvent.keyDown(elsewhere(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(elsewhere()).toHaveFocus();
  });

  test('closes the menu when the focus moves elsewhere', () => {
    show();
    fireEvent.click(button());
    act(() => link().focus());
    act(() => elsewhere().focus());
    expect(isOpen()).toBe(false);
    expect(elsewhere()).toHaveFocus();
  });
});

test('closes when one of its links is clicked but not on Ctrl+click', async () => {
  const router = show();
  fireEvent.click(button());
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  fireEvent.click(link(), { ctrlKey: true });
  window.removeEventListener('click', stay);
  expect(isOpen()).toBe(true);
  await act(async () => void fireEvent.click(link()));
  expect(isOpen()).toBe(false);
  expect(router.state.location.pathname).toBe('/sleep');
});

test('closes on navigation from elsewhere', async () => {
  const router = show();
  fireEvent.click(button());
  await act(() => router.navigate('/elsewhere'));
  expect(isOpen()).toBe(false);
});
