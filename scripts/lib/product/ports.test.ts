import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { findFreePort, requireFreePort, withCmsPort } from './ports.ts';

const at = (host: string, port: number) => ({ hostSetting: 'HOST', host, portSetting: 'PORT', port });

test('names the HOST setting when the address is not on this machine', async () => {
  await assert.rejects(
    requireFreePort(at('192.0.2.1', await findFreePort())),
    /cannot listen on 192\.0\.2\.1.*HOST in \.env/,
  );
  await assert.rejects(requireFreePort(at('no.such.host.invalid', 3000)), /HOST in \.env/);
});

test('names the PORT setting when the port is in use', async () => {
  const port = await findFreePort();
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

test('gives the CMS the first free port from 1337 upward, unless a setting names it', async () => {
  const { CMS_PORT: first } = await withCmsPort({});
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(Number(first), '127.0.0.1', resolve));
  try {
    const { CMS_PORT: next } = await withCmsPort({});
    assert.ok(Number(next) > Number(first), `${next} after ${first}`);
    // The site’s own port counts as taken, even before the site listens on it.
    assert.notEqual((await withCmsPort({ PORT: next })).CMS_PORT, next);
    assert.equal((await withCmsPort({ CMS_PORT: first })).CMS_PORT, first);
    assert.equal((await withCmsPort({ CMS_URL: 'http://cms:1337' })).CMS_PORT, undefined);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});
