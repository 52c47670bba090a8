import { backgroundDone, inBackground } from './background';

const error = jest.fn();
const strapi = { log: { error } } as unknown as Parameters<typeof inBackground>[0];

test('nobody waits for a job, but whoever closes the house: for all jobs, and for those that they began', async () => {
  const done: string[] = [];
  const after = (name: string, more?: () => void) => async () => {
    await new Promise(setImmediate);
    more?.();
    done.push(name);
  };
  inBackground(
    strapi,
    after('first', () => inBackground(strapi, after('its own'))),
  );
  inBackground(strapi, after('second'));
  expect(done).toEqual([]);
  await backgroundDone(strapi);
  expect(done).toEqual(['first', 'second', 'its own']);
});

test('a job that fails is told in the log, and fails nobody else', async () => {
  inBackground(strapi, () => Promise.reject(new Error('no such table')));
  await backgroundDone(strapi);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no such table'));
});

test('where there was never a job there is nothing to wait for', () =>
  expect(backgroundDone({ log: strapi.log })).resolves.toBeUndefined());

test('one that hangs holds nobody up for ever', async () => {
  const house = { log: strapi.log };
  inBackground(house, () => new Promise(() => undefined));
  await expect(backgroundDone(house, 5)).resolves.toBeUndefined();
});
