import { chooseTarget } from './choose-target';

test.each([
  ['the first page', ['one', 'two'], -1, 'walking', 'one'],
  ['the page that the arrows have reached', ['one', 'two'], 1, 'walking', 'two'],
  ['that page also for an address', ['one', 'two'], 1, 'walking.example', 'two'],
  ['no page for an address', ['one', 'two'], -1, 'walking.example', undefined],
  ['nothing if nothing was found', [], -1, 'walking', undefined],
])('Enter takes %s', (_, targets, active, typed, chosen) => {
  expect(chooseTarget(targets, active, typed)).toBe(chosen);
});
