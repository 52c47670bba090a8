import { shareReads } from './read-version';

test('calls made during a read share the next read and never see an earlier value', async () => {
  let stored = 1;
  let readings = 0;
  const read = shareReads(async () => {
    readings += 1;
    const seen = stored;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return seen;
  });
  const first = [read(), read(), read()];
  await new Promise((resolve) => setTimeout(resolve, 5));
  stored = 2;
  const later = [read(), read()];
  expect(await Promise.all(first)).toEqual([1, 1, 1]);
  expect(await Promise.all(later)).toEqual([2, 2]);
  expect(readings).toBe(2);
});

test('a failed read rejects every waiting call, and the next call reads again', async () => {
  let fails = true;
  const read = shareReads(() => (fails ? Promise.reject(new Error('no database')) : Promise.resolve(1)));
  const [one, two] = await Promise.allSettled([read(), read()]);
  expect([one.status, two.status]).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read()).toBe(1);
});
