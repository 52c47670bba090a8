import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore } from './store';

test('whoever uses it sees its value, and every new one', () => {
  const store = createStore(1);
  const Shown = () => <p>{store.use()}</p>;
  render(<Shown />);
  expect(screen.getByText('1')).toBeVisible();
  act(() => store.set(2));
  expect(screen.getByText('2')).toBeVisible();
  expect(store.get()).toBe(2);
});

test('the server knows the first value alone, whatever was set', () => {
  const store = createStore('nothing');
  const Shown = () => <p>{store.use()}</p>;
  store.set('something of one visitor’s');
  expect(renderToString(<Shown />)).toBe('<p>nothing</p>');
});

test('whoever has gone is told nothing', () => {
  const store = createStore(1);
  const rendered = jest.fn();
  const Shown = () => {
    rendered();
    return <p>{store.use()}</p>;
  };
  render(<Shown />).unmount();
  rendered.mockClear();
  act(() => store.set(2));
  expect(rendered).not.toHaveBeenCalled();
});
