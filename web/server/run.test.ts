import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { listen } from './run';

/**
 * Opens this many connections at the same time and prints how many were accepted within a second, before lost ones
 * are retried.
 */
const CONNECT = `
  const [port, many] = process.argv.slice(1).map(Number);
  let taken = 0;
  for (let one = 0; one < many; one += 1) require('net').connect(port, '127.0.0.1', () => (taken += 1)).on('error', () => {});
  setTimeout(() => { console.log(taken); process.exit(); }, 900);
`;
/** The longest queue that the system allows; if unknown, one that all systems allow. */
const SYSTEM_LIMIT = '/proc/sys/net/core/somaxconn';
const allowed = existsSync(SYSTEM_LIMIT) ? Number(readFileSync(SYSTEM_LIMIT, 'utf8')) : 128;
const MANY = Math.min(1500, allowed);

test('accepts connections that arrive while the process is busy', async () => {
  const app = fastify();
  await listen(app, { host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  // Blocks this process, so only the system accepts connections.
  const { stdout } = spawnSync(process.execPath, ['-e', CONNECT, String(port), String(MANY)], {
    encoding: 'utf8',
  });
  await app.close();
  expect(Number(stdout)).toBe(MANY);
});
