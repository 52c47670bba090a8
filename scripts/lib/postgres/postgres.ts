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

/** The files of a server, which nobody serves yet. */
export interface Cluster {
  /** The folder of PostgreSQL's server programs (`findPostgres`). */
  bin: string;
  folder: string;
  data: string;
  port: number;
  password: string;
}

/**
 * Starts an empty PostgreSQL in a temporary folder, on loopback, and returns its URL. It is stopped and removed when
 * the script ends. `bin` is the result of findPostgres.
 */
export async function startPostgres(bin: string): Promise<string> {
  const cluster = await createCluster(bin);
  await serveCluster(cluster, UNSAFE);
  return getUrl(cluster);
}

export const getUrl = ({ password, port }: Cluster): string =>
  `postgres://wellfolio:${password}@127.0.0.1:${port}/postgres`;

/** Creates the files of an empty server in a temporary folder. */
export async function createCluster(bin: string): Promise<Cluster> {
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
  return { bin, folder, data, password, port: await findFreePort() };
}

/** For data that does not outlive the script, which does not need to be synced to disk. */
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Runs the server of a cluster, until the script ends.
 * @returns a function that ends it before, as if the power failed
 */
export async function serveCluster(
  { bin, data, folder, port }: Cluster,
  chosen: Record<string, string>,
): Promise<() => Promise<void>> {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...chosen,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...args], {
    ...unprivileged(),
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
  return async () => {
    // SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, and nothing more is written.
    if (running) server.kill('SIGQUIT');
    await ended;
  };
}

interface Identity {
  uid: number;
  gid: number;
}

/**
 * The account for PostgreSQL's programs: they refuse to run as root, so root uses the one that their package created.
 * Undefined: that of this process.
 */
export function unprivileged(): Identity | undefined {
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
