import { spawn, type ChildProcess } from 'node:child_process';
import { onExit } from './cleanup.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { killWithParentEnv } from '../../install/kill-with-parent.mjs';
import { signalGroup } from './process-group.ts';

const CLEANS_UP_WITHIN_MS = 5_000;

interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Runs a program to its end and shows its output. Returns the exit code; 1 if it was killed. */
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

/** Runs a program to its end without showing its output. Returns the exit code and the output. */
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

/** Runs a program that must succeed. Otherwise it throws a Failure with its last lines of output. */
export async function runOrFail(
  what: string,
  program: string,
  args: string[],
  options: RunOptions,
): Promise<void> {
  const { code, output } = await runQuiet(program, args, options);
  if (code !== 0)
    throw new Failure(`${what} failed (exit code ${code}). Its last output:\n\n${lastLines(output, 25)}`);
}

/** Returns the last lines of a text, without blank lines at its end. */
export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

function ending(program: string, child: ChildProcess): Promise<number> {
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', (error) => reject(new Failure(`${program} could not be started: ${error.message}`)));
    child.on('close', (code) => resolve(code ?? 1));
  });
  // Signal the whole process group, because npm does not forward signals to the processes of its shell.
  onExit(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    signalGroup(child, 'SIGTERM');
    // Give it time to clean up.
    await Promise.race([ended, wait(CLEANS_UP_WITHIN_MS, undefined, { ref: false })]);
  });
  return ended;
}
