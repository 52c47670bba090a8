import { runSteps } from './run-steps';

test('goes on where the call before ended, and adds up', async () => {
  const steps = new Map([
    [0, { count: 100, next: 7 }],
    [7, { count: 20, next: 9 }],
    [9, { count: 0, next: null }],
  ]);
  const seen: number[] = [];
  const total = await runSteps(
    (after) => Promise.resolve(steps.get(after) ?? { count: -1, next: null }),
    (count) => seen.push(count),
  );
  expect([total, seen]).toEqual([120, [100, 120, 120]]);
});

test('a failure ends it; what is done stays done', async () => {
  const seen: number[] = [];
  const call = jest
    .fn()
    .mockResolvedValueOnce({ count: 100, next: 7 })
    .mockRejectedValueOnce(new Error('Away'));
  await expect(runSteps(call, (count) => seen.push(count))).rejects.toThrow('Away');
  expect(seen).toEqual([100]);
});
