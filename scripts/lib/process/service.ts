import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { atEnd } from './cleanup.ts';
import { lastLines } from './run.ts';
import { signalGroup } from './process-group.ts';
import { inRoot } from '../files/root.ts';

/** For the requests that it has. */
const FINISH_WITHIN_MS = 10_000;
/** It has none yet; what it waits for may never come (a database that is away). */
const GIVE_UP_WITHIN_MS = 2_000;

export interface ServiceOptions {
  /** As a person calls it: `The CMS`. */
  name: string;
  program: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Gets each line that the service prints. */
  onLine: (line: string) => unknown;
  /** Registers how it is stopped when the script ends; a server that may be started again has a place kept for it. */
  stopAtEnd?: (stop: () => Promise<void>) => void;
}

/** A server that runs beside the script, in a process group of its own. */
export interface Service {
  name: string;
  /** Of its process, once it runs. */
  pid: number | undefined;
  /** Settles when the process has ended: how it ended, and the last it said. */
  ended: Promise<{ how: string; lastWords: string }>;
  running: () => boolean;
  /** Whether it listens on this port. Undefined of a program that does not tell: one that npm starts. */
  listensOn: (port: number) => boolean | undefined;
  /** The last lines it printed so far. */
  said: () => string;
  /** Tells that it is ready: from now on it is given time to finish when it is stopped. */
  becameReady: () => void;
  /** Asks it to end, and ends it by force after `patience` ms: ten seconds, or two when it was not ready yet. */
  stop: (patience?: number) => Promise<void>;
}

export function startService({
  name,
  program,
  args,
  cwd,
  env,
  onLine,
  stopAtEnd = atEnd,
}: ServiceOptions): Service {
  const child = spawn(program, args, {
    cwd,
    env: {
      ...env,
      NODE_OPTIONS:
        `${env.NODE_OPTIONS ?? ''} --require "${inRoot('scripts/lib/process/die-with-parent.cjs')}"`.trim(),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches the script alone, which then stops the servers in order.
    detached: true,
  });
  let running = true;
  let said = '';
  const ports = new Set<number>();
  child.on('message', (message) => {
    const port = listenedPort(message);
    if (port !== undefined) ports.add(port);
  });
  // npm does not hand the channel on to what it starts.
  const tells = program === process.execPath;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      said = lastLines(`${said}\n${line}`, 25);
      onLine(line);
    });
  }
  const ended = new Promise<{ how: string; lastWords: string }>((resolve) => {
    const settle = (how: string): void => {
      running = false;
      // Its last lines may still be on their way.
      setTimeout(() => resolve({ how, lastWords: said.trim() }), 100);
    };
    child.on('error', (error) => settle(`could not be started (${error.message})`));
    child.on('exit', (code, signal) =>
      settle(signal ? `was ended by ${signal}` : `ended with exit code ${code}`),
    );
  });
  let finishWithin = GIVE_UP_WITHIN_MS;
  const becameReady = (): void => {
    finishWithin = FINISH_WITHIN_MS;
  };
  const stop = async (patience = finishWithin): Promise<void> => {
    if (!running) return;
    signalGroup(child, 'SIGTERM');
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    await ended;
    clearTimeout(force);
  };
  stopAtEnd(() => stop());
  return {
    name,
    pid: child.pid,
    ended,
    running: () => running,
    listensOn: (port) => (tells ? ports.has(port) : undefined),
    said: () => said.trim(),
    becameReady,
    stop,
  };
}

/** What `die-with-parent.cjs` sends. */
function listenedPort(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('listensOn' in message)) return undefined;
  return typeof message.listensOn === 'number' ? message.listensOn : undefined;
}
