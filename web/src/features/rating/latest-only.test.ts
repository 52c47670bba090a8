import { latestOnly } from './latest-only';

test('handles one value at a time and keeps only the latest of those waiting', async () => {
  const begun: number[] = [];
  let finish: () => void = () => undefined;
  const send = latestOnly<number>((value) => {
    begun.push(value);
    return new Promise((resolve) => (finish = resolve));
  });
  const all = send(1);
  void send(2);
  void send(3);
  expect(begun).toEqual([1]);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual([1, 3]);
  finish();
  await all;
  void send(4);
  expect(begun).toEqual([1, 3, 4]);
});
