import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from './in-parallel';

test('does the work for each item once, and no more at a time than allowed', async () => {
  const done: number[] = [];
  let underway = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    underway += 1;
    most = Math.max(most, underway);
    await wait(1);
    underway -= 1;
    done.push(item);
  });
  expect([done.length, new Set(done)]).toEqual([7, new Set([1, 2, 3, 4, 5, 6, 7])]);
  expect(most).toBe(3);
});

test('begins nothing after a failure, and waits for what has begun', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    if (item === 1) throw new Error('no such file');
    await wait(5);
    ended.push(item);
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow('no such file');
  expect(ended).toEqual([2]);
});
