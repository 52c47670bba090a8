import { act, render, renderHook, screen } from '@testing-library/react';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { createStore } from './store';

test('a component shows the current value and updates with it', () => {
  const store = createStore(1);
  const Shown = () => <p>{store.use()}</p>;
  render(<Shown />);
  expect(screen.getByText('1')).toBeVisible();
  act(() => store.set(2));
  expect(screen.getByText('2')).toBeVisible();
  expect(store.get()).toBe(2);
});

test('server rendering uses the initial value, whatever was set', () => {
  const store = createStore('nothing');
  const Shown = () => <p>{store.use()}</p>;
  store.set('data of one visitor');
  expect(renderToString(<Shown />)).toBe('<p>nothing</p>');
});

test('stops notifying a subscriber that has unsubscribed', () => {
  const store = createStore(1);
  // React renders no unmounted component, so its own subscription would not show this.
  const useSyncExternalStore = jest.spyOn(React, 'useSyncExternalStore');
  renderHook(store.use).unmount();
  const [subscribe] = useSyncExternalStore.mock.calls[0]!;
  useSyncExternalStore.mockRestore();
  const changed = jest.fn();
  const unsubscribe = subscribe(changed);
  store.set(2);
  expect(changed).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.set(3);
  expect(changed).toHaveBeenCalledTimes(1);
});
