import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { cleanUp } from '../../../scripts/lib/process/cleanup.ts';
import { inRoot } from '../../../scripts/lib/files/root.ts';
import { startService } from '../../../scripts/lib/process/service/service.ts';
import { ownSettings } from './own-settings.ts';

/** A product for a single test, run like `npm start` in a separate process. */
interface SupervisedProduct {
  url: string;
  /**
   * Whether the command reports that it is ready. A server that ends before that counts as a failed start and is not
   * restarted.
   */
  isStarted: () => boolean;
  /** Kills the CMS. Returns false if it is not running. */
  killCms: () => boolean;
  /** Freezes the CMS process: it keeps running and holds its port, but does not respond. */
  freezeCms: () => boolean;
  /** Stops the command as Ctrl-C does, and returns how it ended. */
  stop: () => Promise<string>;
  /** Ends remaining processes and deletes the data. */
  end: () => Promise<void>;
}

export async function startSupervisedProduct(logFile: string): Promise<SupervisedProduct> {
  const { env, url } = await ownSettings();
  const log = createWriteStream(logFile);
  let isStarted = false;
  const command = startService({
    name: 'The command',
    program: process.execPath,
    args: ['--import', 'tsx', path.join(import.meta.dirname, 'serve.ts')],
    cwd: inRoot(),
    env,
    onLine: (line) => {
      log.write(`${line}\n`);
      isStarted ||= line.includes('Ctrl-C stops both servers');
    },
  });
  const signalCms = (signal: NodeJS.Signals): boolean => {
    const pid = getChild(command.pid, 'strapi.js');
    if (pid !== undefined) process.kill(pid, signal);
    return pid !== undefined;
  };
  return {
    url,
    isStarted: () => isStarted,
    killCms: () => signalCms('SIGKILL'),
    freezeCms: () => signalCms('SIGSTOP'),
    stop: async () => {
      await command.stop(30_000);
      return (await command.ended).how;
    },
    end: cleanUp,
  };
}

/** The child process of `parent` with `word` in its command line. */
function getChild(parent: number | undefined, word: string): number | undefined {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = processes
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.includes(word)));
  return found && Number(found[0]);
}
