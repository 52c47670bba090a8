import { findTyped, moveInTree } from './keys';
import { toNodes, toRows } from '../../ui/category-tree/nodes';
import { CATEGORIES } from '../../ui/category-tree/testing';

// Sleep, Children's Health (open): Naps, Sleep Training; Aging, Café Culture
const rows = toRows(toNodes(CATEGORIES), new Set([2]));

test.each([
  ['ArrowDown', 1, { kind: 'go', id: 2 }],
  ['ArrowDown', 2, { kind: 'go', id: 21 }],
  ['ArrowDown', 91, undefined],
  ['ArrowUp', 21, { kind: 'go', id: 2 }],
  ['ArrowUp', 1, undefined],
  ['Home', 22, { kind: 'go', id: 1 }],
  ['End', 1, { kind: 'go', id: 91 }],
  ['ArrowRight', 1, { kind: 'expand', id: 1 }],
  ['ArrowRight', 2, { kind: 'go', id: 21 }],
  ['ArrowRight', 21, undefined],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 2, { kind: 'collapse', id: 2 }],
  ['ArrowLeft', 22, { kind: 'go', id: 2 }],
  ['ArrowLeft', 1, undefined],
  ['x', 1, undefined],
  ['ArrowDown', 12, undefined],
])('%s on %i', (key, from, expected) => {
  expect(moveInTree(rows, from, key)).toEqual(expected);
});

test.each([
  ['s', 1, 22],
  ['s', 22, 1],
  ['ss', 1, 22],
  ['sl', 1, 1],
  ['sleep t', 1, 22],
  ['Ch', 21, 2],
  ['x', 1, undefined],
])('typing “%s” on %i', (typed, from, expected) => {
  expect(findTyped(rows, from, typed)).toBe(expected);
});
