import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepRunning } from './keep-running.ts';
import { NotReady } from './ready.ts';

const server = (ended: Promise<{ how: string; lastWords: string }>) => ({ name: 'The CMS', ended });
const killed = () => server(Promise.resolve({ how: 'was ended by SIGKILL', lastWords: 'a page of them' }));
const running = () => server(new Promise(() => undefined));

/**
 * Keeps a server running through these starts, until the last one stays up. Returns the pauses and the reported lines.
 */
async function through(starts: Array<() => ReturnType<typeof server>>) {
  const pauses: number[] = [];
  const reported: string[] = [];
  await new Promise<void>((resolve) => {
    const startAgain = async () => {
      const next = starts.shift();
      if (next) return next();
      resolve();
      return running();
    };
    void keepRunning(
      killed(),
      startAgain,
      (line) => reported.push(line),
      async (ms) => pauses.push(ms),
    );
  });
  return { pauses, reported };
}

test('restarts a server every time it ends, with a growing pause', async () => {
  const { pauses, reported } = await through(Array.from({ length: 9 }, () => killed));
  assert.equal(pauses.length, 10);
  assert.deepEqual(pauses.slice(0, 3), [1000, 2000, 4000]);
  assert.deepEqual(reported.slice(0, 2), [
    '▸ The CMS was ended by SIGKILL. It is started again in 1 s.',
    '▸ The CMS was ended by SIGKILL. It is started again in 2 s.',
  ]);
});

test('retries a failed restart and reports the reason in one line', async () => {
  const notReady = () => {
    throw new NotReady('The CMS ended with exit code 1 before it was ready.', 'many\nlines');
  };
  const noProcess = () => {
    throw new Error('spawn ENOMEM');
  };
  const { reported } = await through([notReady, noProcess]);
  assert.deepEqual(reported.slice(1), [
    '▸ The CMS ended with exit code 1 before it was ready. It is started again in 2 s.',
    '▸ The CMS could not be started (Error: spawn ENOMEM). It is started again in 4 s.',
  ]);
});
