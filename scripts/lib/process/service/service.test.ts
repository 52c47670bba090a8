import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createInterface } from 'node:readline';
import { test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { waitUntilReady } from './ready.ts';
import { inRoot } from '../../files/root.ts';
import { startService } from './service.ts';

const node = (code: string) =>
  startService({
    name: 'The server',
    program: process.execPath,
    args: ['-e', code],
    cwd: inRoot(),
    env: process.env,
    onLine: () => undefined,
  });

test('reports the last output of a server that ends before it is ready', async () => {
  const service = node('console.error("no database"); process.exit(3)');
  await assert.rejects(waitUntilReady('http://127.0.0.1:1/readyz', service), /exit code 3[^]*no database/);
});

test('waits for a server that logs progress, but not for a silent one', { timeout: 20_000 }, async () => {
  const busy = node('let n = 0; setInterval(() => (n < 20 ? console.log(n++) : process.exit(3)), 100)');
  await assert.rejects(waitUntilReady('http://127.0.0.1:1/readyz', busy, 1000), /exit code 3/);
  const silent = node('setInterval(() => {}, 1000)');
  await assert.rejects(
    waitUntilReady('http://127.0.0.1:1/readyz', silent, 300),
    /printed nothing for 0.3 seconds/,
  );
  await silent.stop(500);
});

const listening = (port: number) =>
  `require("node:http").createServer((_, response) => response.end("mine")).listen(${port}, "127.0.0.1")`;

/** Another program that responds with 200 to everything. */
async function startOther(context: TestContext): Promise<{ other: Server; port: number }> {
  const other = createServer((_request, response) => response.end('other'));
  context.after(() => {
    other.close();
    other.closeAllConnections();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { other, port: address.port };
}

test('does not mistake another server on the port for its own', { timeout: 20_000 }, async (context) => {
  const { port } = await startOther(context);
  const url = `http://127.0.0.1:${port}/readyz`;
  const late = node(`setTimeout(() => ${listening(port)}, 500)`);
  await assert.rejects(waitUntilReady(url, late), /exit code 1[^]*EADDRINUSE/);
  const elsewhere = node(listening(0));
  await assert.rejects(waitUntilReady(url, elsewhere, 1000), /where another program responds/);
  await elsewhere.stop();
});

test('becomes ready when another server frees the port', { timeout: 20_000 }, async (context) => {
  const { other, port } = await startOther(context);
  const service = node(`
    const start = () => ${listening(port)}.on("error", () => setTimeout(start, 100));
    start();`);
  const ready = waitUntilReady(`http://127.0.0.1:${port}/readyz`, service);
  await wait(500);
  other.close();
  other.closeAllConnections();
  await ready;
  assert.equal(await (await fetch(`http://127.0.0.1:${port}/`)).text(), 'mine');
  await service.stop();
});

test('kills a server that ignores SIGTERM', { timeout: 20_000 }, async () => {
  const service = node('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)');
  await wait(300);
  await service.stop(500);
  assert.equal(service.running(), false);
});

test('stops a server that is still starting without waiting for it', { timeout: 20_000 }, async () => {
  const service = node('process.on("SIGTERM", () => {}); console.log("hangs"); setInterval(() => {}, 1000)');
  while (service.output() === '') await wait(50);
  const began = Date.now();
  await service.stop();
  assert.ok(Date.now() - began < 5000, `it took ${Date.now() - began} ms`);
});

test(
  'a server ends with the script that started it, even when that is killed',
  { timeout: 20_000 },
  async () => {
    const script = `
    import { startService } from ${JSON.stringify(inRoot('scripts/lib/process/service/service.ts'))};
    const code = 'console.log(process.pid); setInterval(() => {}, 1000)';
    startService({ name: 'x', program: process.execPath, args: ['-e', code], cwd: '.', env: process.env, onLine: console.log });
  `;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: inRoot(),
    });
    const pid = await new Promise<number>((resolve) => {
      createInterface({ input: parent.stdout }).once('line', (line) => resolve(Number(line)));
    });
    assert.equal(isRunning(pid), true);
    parent.kill('SIGKILL');
    for (let tries = 0; isRunning(pid) && tries < 100; tries++) await wait(100);
    assert.equal(isRunning(pid), false);
  },
);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
