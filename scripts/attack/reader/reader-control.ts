import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { onExit } from '../../lib/process/cleanup.ts';
import { Failure } from '../../lib/process/failure.ts';
import { isReaderResults, type ReaderResults } from './reader.ts';
import type { Target } from '../target/target.ts';

export interface ReaderControl {
  start: () => void;
  stop: () => Promise<ReaderResults>;
  /** Ends their process. */
  leave: () => void;
}

/** Other visitors of the site, in a separate process. */
export async function openReaders({ site, home }: Target): Promise<ReaderControl> {
  const child = fork(path.join(import.meta.dirname, 'reader-process.ts'), [site, home], {
    execArgv: ['--import', 'tsx'],
  });
  onExit(() => void child.kill());
  await getMessage(child);
  return {
    start: () => void child.send('start'),
    async stop() {
      const message = getMessage(child);
      child.send('stop');
      const readings = await message;
      if (!isReaderResults(readings)) throw new Failure('The reader process sent no results.');
      return readings;
    },
    leave: () => void child.kill(),
  };
}

async function getMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Failure(`The reader process exited (${code}).`));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.removeListener('exit', fail);
      resolve(message);
    });
  });
}
