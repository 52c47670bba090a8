import { createConcurrencyLimit, ConcurrencyLimitReached } from './concurrency-limit';

/** Work that continues until it is ended. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

const of = (name: string, most = 2) => ({ name, most });

test('rejects work beyond one owner’s share, and beyond that of all', async () => {
  const shares = createConcurrencyLimit(3);
  const { work, end } = held();
  const begun = [shares.run([of('a')], work), shares.run([of('a')], work)];
  const refused = jest.fn();
  await expect(shares.run([of('a')], refused)).rejects.toThrow(ConcurrencyLimitReached);
  begun.push(shares.run([of('b')], work));
  await expect(shares.run([of('c')], refused)).rejects.toThrow(ConcurrencyLimitReached);
  expect(refused).not.toHaveBeenCalled();
  end();
  await Promise.all(begun);
  expect(await shares.run([of('a')], async () => 'done')).toBe('done');
});

test('makes room again after work that fails', async () => {
  const shares = createConcurrencyLimit(1);
  await expect(shares.run([of('a')], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await shares.run([of('a')], async () => 'done')).toBe('done');
});

test('rejects work beyond the share of any of its owners', async () => {
  const shares = createConcurrencyLimit(10);
  const { work, end } = held();
  const site = of('site', 2);
  const begun = [shares.run([of('a'), site], work), shares.run([of('b'), site], work)];
  await expect(shares.run([of('c'), site], work)).rejects.toThrow(ConcurrencyLimitReached);
  begun.push(shares.run([of('c')], work));
  end();
  await Promise.all(begun);
  expect(await shares.run([of('c'), site], async () => 'done')).toBe('done');
});
