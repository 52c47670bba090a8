import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, requireFreePort } from './ports.ts';

const at = (host: string, port: number) => ({ hostSetting: 'HOST', host, portSetting: 'PORT', port });

test('names the HOST setting when the address is not on this machine', async () => {
  await assert.rejects(
    requireFreePort(at('192.0.2.1', await freePort())),
    /cannot listen on 192\.0\.2\.1.*HOST in \.env/,
  );
  await assert.rejects(requireFreePort(at('no.such.host.invalid', 3000)), /HOST in \.env/);
});

test('names the PORT setting when the port is in use', async () => {
  const port = await freePort();
  await requireFreePort(at('127.0.0.1', port));
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  try {
    await assert.rejects(
      requireFreePort(at('127.0.0.1', port)),
      new RegExp(`Port ${port} is in use.*PORT=${port + 1}`),
    );
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});
