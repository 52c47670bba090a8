import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepRunning } from './keep-running.ts';

const ending = (how: string) => ({
  name: 'The CMS',
  ended: Promise.resolve({ how, lastWords: 'out of memory' }),
});

test('a server that ends is started again, with its last words told, until it ends too often', async () => {
  const told: string[] = [];
  let starts = 0;
  const last = await keepRunning(
    ending('was ended by SIGKILL'),
    async () => {
      starts += 1;
      return ending(`ended with exit code ${starts}`);
    },
    (line) => told.push(line),
  );
  assert.equal(starts, 2);
  assert.equal(told.length, 2);
  assert.match(told[0] ?? '', /The CMS was ended by SIGKILL and is started again[^]*out of memory/);
  assert.match(last, /^The CMS ended with exit code 2, 3 times within a minute, so everything stops\./);
});

test('a server that cannot be started again is told at once', async () => {
  const failing = keepRunning(
    ending('was ended by SIGKILL'),
    () => Promise.reject(new Error('The database does not answer.')),
    () => undefined,
  );
  await assert.rejects(failing, /The database does not answer/);
});
