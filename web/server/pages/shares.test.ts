import { createShares, ShareFull } from './shares';

/** Work that goes on until it is ended. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

test('refuses what is beyond one owner’s share, and what is beyond that of all', async () => {
  const shares = createShares({ most: 3, mostOfOwner: 2 });
  const { work, end } = held();
  const begun = [shares.run('a', work), shares.run('a', work)];
  const refused = jest.fn();
  await expect(shares.run('a', refused)).rejects.toThrow(ShareFull);
  begun.push(shares.run('b', work));
  await expect(shares.run('c', refused)).rejects.toThrow(ShareFull);
  expect(refused).not.toHaveBeenCalled();
  end();
  await Promise.all(begun);
  expect(await shares.run('a', async () => 'done')).toBe('done');
});

test('makes room again after work that fails', async () => {
  const shares = createShares({ most: 1, mostOfOwner: 1 });
  await expect(shares.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await shares.run('a', async () => 'done')).toBe('done');
});
