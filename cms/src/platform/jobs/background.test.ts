import { backgroundDone, inBackground } from './background';

const error = jest.fn();
const strapi = { log: { error } } as unknown as Parameters<typeof inBackground>[0];

test('inBackground returns at once; backgroundDone waits for all jobs, including nested ones', async () => {
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

test('a failing job is logged and does not reject backgroundDone', async () => {
  inBackground(strapi, () => Promise.reject(new Error('no such table')));
  await backgroundDone(strapi);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no such table'));
});

test('backgroundDone resolves when no job was ever started', () =>
  expect(backgroundDone({ log: strapi.log })).resolves.toBeUndefined());

test('backgroundDone gives up on a hanging job after a timeout', async () => {
  const house = { log: strapi.log };
  inBackground(house, () => new Promise(() => undefined));
  await expect(backgroundDone(house, 5)).resolves.toBeUndefined();
});
