import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { cleanUp } from '../../../scripts/lib/process/cleanup.ts';
import { inRoot } from '../../../scripts/lib/files/root.ts';
import { startService } from '../../../scripts/lib/process/service.ts';
import { ownSettings } from './own-settings.ts';

/** A product of one test's own that is run by what `npm start` runs, in a process of its own. */
export interface KeptProduct {
  url: string;
  /** Whether the command says so. Before, a server that ends is a start that has failed, and is not started again. */
  isStarted: () => boolean;
  /** Ends the CMS by force. Answers false while there is none. */
  killCms: () => boolean;
  /** Stops the CMS's process where it is: it runs, holds its port, and answers nothing. */
  freezeCms: () => boolean;
  /** Asks the command to stop, as Ctrl-C does, and answers how it ended. */
  stop: () => Promise<string>;
  /** Ends what is left and deletes the data. */
  end: () => Promise<void>;
}

export async function startKeptProduct(logFile: string): Promise<KeptProduct> {
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

/** The process that `parent` started with `word` in its command line. */
function getChild(parent: number | undefined, word: string): number | undefined {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = processes
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.includes(word)));
  return found && Number(found[0]);
}
