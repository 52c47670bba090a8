import { describeMissing } from './missing';

test('counts what could not be restored', () => {
  expect(describeMissing([])).toBe('');
  expect(
    describeMissing([
      { kind: 'block', field: 'content', component: 'blocks.gone' },
      { kind: 'file', field: 'thumbnail', id: 1 },
      { kind: 'file', field: 'content', id: 2 },
    ]),
  ).toBe('No longer there, and left out: 2 files, 1 block.');
});
