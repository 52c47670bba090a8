import { spawn, type ChildProcess } from 'node:child_process';
import { atEnd } from './cleanup.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { killWithParentEnv } from '../../install/kill-with-parent.mjs';
import { signalGroup } from './process-group.ts';

const CLEANS_UP_WITHIN_MS = 5_000;

export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Runs a program to its end with its output shown. Answers its exit code; one that was killed counts as 1. */
export function runShown(program: string, args: string[], { cwd, env }: RunOptions): Promise<number> {
  return ending(
    program,
    spawn(program, args, {
      cwd,
      env: killWithParentEnv(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    }),
  );
}

/** Runs a program to its end with its output kept, and answers both. */
export async function runQuiet(
  program: string,
  args: string[],
  { cwd, env }: RunOptions,
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd,
    env: killWithParentEnv(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await ending(program, child);
  return { code, output };
}

/** Runs a program that has to succeed; a Failure carries the last lines it printed. */
export async function runOrFail(
  what: string,
  program: string,
  args: string[],
  options: RunOptions,
): Promise<void> {
  const { code, output } = await runQuiet(program, args, options);
  if (code !== 0)
    throw new Failure(`${what} failed (exit code ${code}). The last it said:\n\n${lastLines(output, 25)}`);
}

/** The last lines of a text, blank ones at its end left out. */
export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

function ending(program: string, child: ChildProcess): Promise<number> {
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', (error) => reject(new Failure(`${program} could not be started: ${error.message}`)));
    child.on('close', (code) => resolve(code ?? 1));
  });
  // Its own group, because npm does not pass a signal on to what its shell runs.
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    signalGroup(child, 'SIGTERM');
    // For what it has to clean up.
    await Promise.race([ended, wait(CLEANS_UP_WITHIN_MS, undefined, { ref: false })]);
  });
  return ended;
}
