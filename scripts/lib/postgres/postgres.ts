import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onExit } from '../process/cleanup.ts';
import { Failure } from '../process/failure.ts';
import { findFreePort } from '../product/ports.ts';
import { findProgram, newestFirst } from '../process/programs.ts';
import { lastLines } from '../process/run.ts';
import { scratchFolder } from '../process/scratch.ts';

/** Debian and Homebrew install each version's programs in a separate folder that is not on the PATH. */
const homes = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];

/** The folder of PostgreSQL's server programs; undefined if they are not installed. */
export function findPostgres(): string | undefined {
  const folders = homes.flatMap((home) => newestFirst(home).map((version) => path.join(version, 'bin')));
  const initdb = findProgram(['initdb'], folders);
  return initdb && path.dirname(initdb);
}

/**
 * Starts an empty PostgreSQL in a temporary folder, on loopback, and returns its URL. It is stopped and removed when
 * the script ends. `bin` is the result of findPostgres.
 */
export async function startPostgres(bin: string): Promise<string> {
  const folder = scratchFolder('postgres');
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) chownSync(passwordFile, identity.uid, identity.gid);

  const data = path.join(folder, 'data');
  const result = spawnSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'wellfolio',
      '-E',
      'UTF8',
      '--locale=C',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-N',
    ],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (result.status !== 0)
    throw new Failure(`PostgreSQL could not be set up:\n\n${result.error?.message ?? result.stderr}`);

  const port = await findFreePort();
  await serve(path.join(bin, 'postgres'), data, folder, port, identity);
  return `postgres://wellfolio:${password}@127.0.0.1:${port}/postgres`;
}

/** Runs the server. Its data does not outlive the script, so it does not need to sync to disk. */
async function serve(
  program: string,
  data: string,
  folder: string,
  port: number,
  identity: Identity | undefined,
): Promise<void> {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program, ['-D', data, ...args], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let running = true;
  const ended = new Promise<void>((resolve) => {
    const settle = (): void => {
      running = false;
      resolve();
    };
    server.on('exit', settle);
    server.on('error', settle);
  });
  onExit(async () => {
    // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
    if (running) server.kill('SIGINT');
    await ended;
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = lastLines(`${output}${chunk.toString()}`, 40);
    });
  }
  const until = Date.now() + 60_000;
  while (!output.includes('ready to accept connections')) {
    if (!running || Date.now() > until) throw new Failure(`PostgreSQL did not start:\n\n${output}`);
    await wait(50);
  }
}

interface Identity {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root uses the account that its package created. */
function unprivileged(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim(),
  );
  if (!uid || !gid) {
    throw new Failure(
      'PostgreSQL does not run as root, and there is no user "postgres" here: run this as another user.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}
