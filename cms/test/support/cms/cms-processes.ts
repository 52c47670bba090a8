import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { cmsSettings } from './cms-settings';
import type { Scratch } from '../scratch';

const SERVE = path.resolve(__dirname, '../../database/power-cut/serve.cjs');

/** A CMS in a process of its own, which listens. */
export interface CmsProcess {
  url: string;
  /** Ends it without warning. */
  kill(): Promise<void>;
}

/** Starts processes of the compiled CMS that share a database and its secrets. */
export function createProcesses(own: Scratch, chosen: Record<string, string>): () => Promise<CmsProcess> {
  const settings = cmsSettings(own, chosen);
  const { PATH = '', HOME = '' } = process.env;
  return async () => {
    const child = spawn(process.execPath, [SERVE], {
      env: { PATH, HOME, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    let errors = '';
    child.stderr.on('data', (data) => (errors += String(data)));
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith('{"port"')) continue;
      const { port }: { port: number } = JSON.parse(line);
      child.stdout.resume();
      return {
        url: `http://127.0.0.1:${port}`,
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      };
    }
    throw new Error(`The CMS ended: ${errors}`);
  };
}
