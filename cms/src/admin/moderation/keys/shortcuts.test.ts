import { SHORTCUTS, toCommand } from './shortcuts';

const press = (key: string, more: object = {}) =>
  toCommand({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

test.each([
  ['j', { is: 'move', by: 1 }],
  ['ArrowDown', { is: 'move', by: 1 }],
  ['k', { is: 'move', by: -1 }],
  ['ArrowUp', { is: 'move', by: -1 }],
  ['h', { is: 'act', key: 'h' }],
  ['o', { is: 'open' }],
  ['u', { is: 'undo' }],
  ['?', { is: 'help' }],
])('%s', (key, command) => {
  expect(press(key)).toEqual(command);
});

test.each(['x', 'H', 'Enter', ' ', 'Tab', 'Escape', 'Delete', ''])('“%s” has no meaning', (key) => {
  expect(press(key)).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('shortcuts of the browser with %s stay', (modifier) => {
  for (const key of ['j', 'h', 'd', 'r', 'a', 'u']) expect(press(key, { [modifier]: true })).toBeUndefined();
});

test('a key that is held down moves on and on, but acts once', () => {
  expect(press('j', { repeat: true })).toEqual({ is: 'move', by: 1 });
  for (const key of ['a', 'h', 'l', 'r', 'b', 'd', 'o', 'u'])
    expect(press(key, { repeat: true })).toBeUndefined();
});

test('the list names every key', () => {
  const named = SHORTCUTS.flatMap(({ keys }) => keys.split(' or '));
  expect(named.toSorted()).toEqual(
    ['?', 'a', 'b', 'd', 'h', 'j', 'k', 'l', 'o', 'r', 'u', '↑', '↓'].toSorted(),
  );
});
