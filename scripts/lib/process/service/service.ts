import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onExit } from '../cleanup.ts';
import { lastLines } from '../run.ts';
import { signalGroup } from '../process-group.ts';
import { inRoot } from '../../files/root.ts';

/** Time to finish pending requests. */
const FINISH_WITHIN_MS = 10_000;
/** Before it is ready there are no requests, and it may be waiting forever (for an unavailable database). */
const GIVE_UP_WITHIN_MS = 2_000;

export interface ServiceOptions {
  /** The name in messages: `The CMS`. */
  name: string;
  program: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Called with each line that the service prints. */
  onLine: (line: string) => unknown;
  /** Registers how the service is stopped when the script ends; `reserveCleanup()` for one that may be restarted. */
  stopAtEnd?: (stop: () => Promise<void>) => void;
}

/** A server that runs beside the script, in its own process group. */
export interface Service {
  name: string;
  /** The id of its process, if it could be started. */
  pid: number | undefined;
  /** Resolves when the process has ended: how it ended, and its last output. */
  ended: Promise<{ how: string; lastWords: string }>;
  running: () => boolean;
  /**
   * Whether it listens on this port. Undefined if the program does not report its ports, such as one started by npm.
   */
  listensOn: (port: number) => boolean | undefined;
  /** Its last lines of output so far. */
  output: () => string;
  /** Marks it as ready: from now on it gets time to finish when it is stopped. */
  becameReady: () => void;
  /** Sends SIGTERM, and SIGKILL after `patience` ms: by default ten seconds, or two if it was not ready yet. */
  stop: (patience?: number) => Promise<void>;
}

export function startService({
  name,
  program,
  args,
  cwd,
  env,
  onLine,
  stopAtEnd = onExit,
}: ServiceOptions): Service {
  const child = spawn(program, args, {
    cwd,
    env: {
      ...env,
      NODE_OPTIONS:
        `${env.NODE_OPTIONS ?? ''} --require "${inRoot('scripts/lib/process/service/die-with-parent.cjs')}"`.trim(),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: Ctrl-C reaches only the script, which then stops the servers in order.
    detached: true,
  });
  let running = true;
  let output = '';
  const ports = new Set<number>();
  child.on('message', (message) => {
    const port = listenedPort(message);
    if (port !== undefined) ports.add(port);
  });
  // npm does not pass the IPC channel on to its children.
  const reportsPorts = program === process.execPath;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      output = lastLines(`${output}\n${line}`, 25);
      onLine(line);
    });
  }
  const ended = new Promise<{ how: string; lastWords: string }>((resolve) => {
    const settle = (how: string): void => {
      running = false;
      // Wait for its last lines of output.
      setTimeout(() => resolve({ how, lastWords: output.trim() }), 100);
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
    listensOn: (port) => (reportsPorts ? ports.has(port) : undefined),
    output: () => output.trim(),
    becameReady,
    stop,
  };
}

/** Reads the message that `die-with-parent.cjs` sends. */
function listenedPort(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('listensOn' in message)) return undefined;
  return typeof message.listensOn === 'number' ? message.listensOn : undefined;
}
