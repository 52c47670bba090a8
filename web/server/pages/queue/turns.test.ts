import { createTurns } from './turns';

const nextRound = () => new Promise((resolve) => setImmediate(resolve));

test('gives one turn in each round of the event loop', async () => {
  const { takeTurn } = createTurns();
  let done = 0;
  const seen: number[] = [];
  const all = Promise.all(Array.from({ length: 5 }, () => takeTurn('a').then(() => (done += 1))));
  for (let round = 0; round < 8; round += 1) {
    await nextRound();
    seen.push(done);
  }
  await all;
  for (const [index, count] of seen.entries()) expect(count - (seen[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('alternates between owners, however many turns one of them waits for', async () => {
  const { takeTurn } = createTurns();
  const order: string[] = [];
  const requestTurn = (owner: string) => takeTurn(owner).then(() => order.push(owner));
  await Promise.all([
    requestTurn('a'),
    requestTurn('a'),
    requestTurn('a'),
    requestTurn('b'),
    requestTurn('b'),
    requestTurn('c'),
  ]);
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

test('continues after an idle period', async () => {
  const { takeTurn } = createTurns();
  await takeTurn('a');
  await nextRound();
  await expect(takeTurn('a')).resolves.toBeUndefined();
});

test('counts those that wait', async () => {
  const { takeTurn, countWaiting } = createTurns();
  const all = [takeTurn('a'), takeTurn('a'), takeTurn('b')];
  expect(countWaiting()).toBe(3);
  await Promise.all(all);
  expect(countWaiting()).toBe(0);
});
