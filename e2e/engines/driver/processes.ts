import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Cleanup functions of one browser, run in reverse order. */
export class Started {
  private readonly endings: (() => Promise<unknown>)[] = [];

  /** A folder that is deleted with the browser. */
  async folder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'wellfolio-engine-'));
    // Helper processes may still write for a moment after the browser has ended.
    this.beforeEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
    return folder;
  }

  /** Starts a program in the process group of the tests, so that it ends with them even if they are killed. */
  program(name: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(name, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.beforeEnd(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    });
    return child;
  }

  beforeEnd(ending: () => Promise<unknown>): void {
    this.endings.push(ending);
  }

  async end(): Promise<void> {
    for (let next = this.endings.pop(); next; next = this.endings.pop()) await next();
  }
}

/** Waits for the first match in a program's output stream. Fails if the program ends before. */
export function firstMatch(child: ChildProcess, stream: 2 | 3, sought: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    child.stdio[stream]?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const [, match] = sought.exec(written) ?? [];
      if (match !== undefined) resolve(match);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${written}`)));
  });
}
