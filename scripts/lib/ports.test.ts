import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, requireFreePort } from './ports.ts';

test('a port in use is told with the setting that chooses it', async () => {
  const port = await freePort();
  await requireFreePort('PORT', '127.0.0.1', port);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  try {
    await assert.rejects(
      requireFreePort('PORT', '127.0.0.1', port),
      new RegExp(`Port ${port} is in use.*PORT=${port + 1}`),
    );
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});
