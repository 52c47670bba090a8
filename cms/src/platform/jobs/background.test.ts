import { waitForBackgroundJobs, runInBackground } from './background';

const error = jest.fn();
const strapi = { log: { error } } as unknown as Parameters<typeof runInBackground>[0];

test('runInBackground returns at once; backgroundDone waits for all jobs, including nested ones', async () => {
  const done: string[] = [];
  const after = (name: string, more?: () => void) => async () => {
    await new Promise(setImmediate);
    more?.();
    done.push(name);
  };
  runInBackground(
    strapi,
    after('first', () => runInBackground(strapi, after('its own'))),
  );
  runInBackground(strapi, after('second'));
  expect(done).toEqual([]);
  await waitForBackgroundJobs(strapi);
  expect(done).toEqual(['first', 'second', 'its own']);
});

test('a failing job is logged and does not reject backgroundDone', async () => {
  runInBackground(strapi, () => Promise.reject(new Error('no such table')));
  await waitForBackgroundJobs(strapi);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no such table'));
});

test('waitForBackgroundJobs resolves when no job was ever started', () =>
  expect(waitForBackgroundJobs({ log: strapi.log })).resolves.toBeUndefined());

test('waitForBackgroundJobs gives up on a hanging job after a timeout', async () => {
  const house = { log: strapi.log };
  runInBackground(house, () => new Promise(() => undefined));
  await expect(waitForBackgroundJobs(house, 5)).resolves.toBeUndefined();
});
