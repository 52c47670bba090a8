import { planCategories } from './category-change';

test('adds what an article does not have, and removes what it has', () => {
  expect(planCategories(['a', 'b'], { add: ['b', 'c', 'c'], remove: ['a', 'x'] })).toEqual({
    connect: ['c'],
    disconnect: ['a'],
  });
});

test('what is both added and removed stays', () => {
  expect(planCategories(['a'], { add: ['a'], remove: ['a'] })).toEqual({ connect: [], disconnect: [] });
});
