import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { cmsSettings } from '../../support/cms/cms-settings';
import type { Scratch } from '../../support/scratch';

/** The files of an SQLite database. The third, `-shm`, is rebuilt from them. */
export const DATABASE_FILES = ['data.db', 'data.db-wal'];

/** Enough to record the bytes of every write. */
const LONGEST_WRITE = 1024 * 1024;

/** Why system calls cannot be recorded here; undefined: they can. */
export function tracingProblem(): string | undefined {
  const { error, status, stderr } = spawnSync('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true'], {
    encoding: 'utf8',
  });
  if (error) return 'there is no strace (Debian, Ubuntu: apt-get install -y strace; there is none for macOS)';
  return status === 0 ? undefined : `strace may not trace here (${stderr.trim()})`;
}

interface TracedCms {
  url: string;
  /** Kills it like a power cut, and returns its operations on the database files. */
  kill(): Promise<string>;
}

/** Starts the CMS in a separate process, and records every write to its database and every sync with its bytes. */
export async function startTraced(own: Scratch, chosen: Record<string, string>): Promise<TracedCms> {
  const { PATH = '', HOME = '' } = process.env;
  const trace = path.join(own.dataDir, 'trace');
  const child = spawn(
    'strace',
    [
      // One file per thread, so that lines of different threads do not mix.
      ...['-ff', '--seccomp-bpf', '-o', trace],
      ...['-ttt', '-T', '-y', '-xx', '-s', String(LONGEST_WRITE)],
      ...DATABASE_FILES.flatMap((name) => ['-P', path.join(own.dataDir, name)]),
      ...[
        '-e',
        'trace=write,writev,pwrite64,pwritev,pwritev2,fsync,fdatasync,ftruncate,fallocate,rename,unlink',
      ],
      ...[process.execPath, path.join(__dirname, 'serve.cjs')],
    ],
    {
      env: { PATH, HOME, ...cmsSettings(own, { THROTTLE: 'off', ...chosen }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { port, pid } = await started(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      process.kill(pid, 'SIGKILL');
      await ended;
      const threads = fs.readdirSync(own.dataDir).filter((name) => name.startsWith('trace.'));
      return threads.map((name) => fs.readFileSync(path.join(own.dataDir, name), 'latin1')).join('');
    },
  };
}

async function started(child: ChildProcess): Promise<{ port: number; pid: number }> {
  if (!child.stdout) throw new Error('Its output is not read.');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return JSON.parse(line) as { port: number; pid: number };
  }
  throw new Error('The CMS did not start.');
}
