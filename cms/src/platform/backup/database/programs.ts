import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ExpectedFailure } from '../../failures/expected-failure';

/** Of a failed program, this much of what it said. */
const SAID_CHARACTERS = 2000;

export interface Running {
  process: ChildProcess;
  /** Resolves when the program has ended well. */
  ended: Promise<void>;
}

/** Starts a program of PostgreSQL. Where it does not exist, or fails, `ended` says so in a sentence. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdio: { in?: 'pipe'; out?: 'pipe' } = {},
): Running {
  const child = spawn(program, args, { env, stdio: [stdio.in ?? 'ignore', stdio.out ?? 'ignore', 'pipe'] });
  const said = collect(child.stderr);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error) =>
      reject(
        new ExpectedFailure(
          `${program} cannot be run (${error.message}). Install the client programs of PostgreSQL (Debian, Ubuntu: apt-get install -y postgresql-client).`,
        ),
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else void said.then((words) => reject(new ExpectedFailure(`${program} failed: ${words}`)));
    });
  });
  // Awaited later, once its streams have ended.
  ended.catch(() => undefined);
  return { process: child, ended };
}

async function collect(stream: Readable | null): Promise<string> {
  const words = stream ? await text(stream) : '';
  return words.trim().slice(-SAID_CHARACTERS);
}

/** Such as 15, of the `server_version_num` 150018. */
export const toMajorVersion = (number: number): number => Math.floor(number / 10_000);

/**
 * An older `pg_dump` refuses to read a newer server.
 * @param server its major version
 * @throws ExpectedFailure that says what to install
 */
export async function requireVersion(program: string, server: number, env: NodeJS.ProcessEnv): Promise<void> {
  const own = await getMajorVersion(program, env);
  if (own < server)
    throw new ExpectedFailure(
      `${program} here is of PostgreSQL ${own}, and the server of ${server}: install postgresql-client-${server}, or put its folder first in PATH.`,
    );
}

/** Such as 15, of `pg_dump (PostgreSQL) 15.18 (Debian …)`. */
async function getMajorVersion(program: string, env: NodeJS.ProcessEnv): Promise<number> {
  const running = runProgram(program, ['--version'], env, { out: 'pipe' });
  const version = collect(running.process.stdout);
  await running.ended;
  return Number(/\) (\d+)/.exec(await version)?.[1]);
}
