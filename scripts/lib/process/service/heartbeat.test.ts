import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchHeartbeat } from './heartbeat.ts';
import { findFreePort } from '../../product/ports.ts';
import { waitUntilReady } from './ready.ts';
import { inRoot } from '../../files/root.ts';
import { startService } from './service.ts';

/**
 * A server that responds with 503 to everything except `/ready`. `/hang` blocks it forever. Like the real servers it
 * handles SIGTERM.
 */
const program = (port: number) => `
  process.on('SIGTERM', () => process.exit(0));
  require('node:http').createServer((request, response) => {
    if (request.url === '/hang') for (;;);
    response.writeHead(request.url === '/ready' ? 200 : 503).end();
  }).listen(${port}, '127.0.0.1');`;

async function startServer() {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const service = startService({
    name: 'The server',
    program: process.execPath,
    args: ['-e', program(port)],
    cwd: inRoot(),
    env: process.env,
    onLine: () => undefined,
  });
  await waitUntilReady(`${url}/ready`, service);
  return { service, url };
}

test('stops a server that hangs, and reports it', { timeout: 60_000 }, async () => {
  const { service, url } = await startServer();
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const watching = watchHeartbeat(service, url, report, { everyMs: 10, withinMs: 500, misses: 3 });
  void fetch(`${url}/hang`).catch(() => undefined);
  await watching;
  assert.equal((await service.ended).how, 'was ended by SIGKILL');
  assert.deepEqual(lines, [
    '▸ The server is running, but did not respond to 3 requests in a row. It is being stopped.',
  ]);
});

test('does not stop a server that responds with errors', { timeout: 60_000 }, async () => {
  const { service, url } = await startServer();
  const lines: string[] = [];
  // One missed request would be too many.
  const watching = watchHeartbeat(service, url, (line) => lines.push(line), {
    everyMs: 1,
    withinMs: 30_000,
    misses: 1,
  });
  for (let n = 0; n < 50; n++) assert.equal((await fetch(url)).status, 503);
  assert.equal(service.running(), true);
  await service.stop();
  await watching;
});
