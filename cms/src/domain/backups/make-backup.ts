import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Of a failed backup, this much of what it said. */
const SAID_CHARACTERS = 1000;

/**
 * Makes a backup in a program of its own: copying, hashing and compressing would keep the CMS from responding.
 * @param builtDir `cms/dist/src`
 * @param signal ends it
 * @returns the name of the backup, or why there is none
 */
export async function makeBackup(
  builtDir: string,
  signal: AbortSignal,
): Promise<{ name: string } | { problem: string }> {
  const child = spawn(process.execPath, [path.join(builtDir, 'cli/backup.js'), 'make'], {
    // Warnings of Node would stand before the reason of a failure.
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const [written, said, problem] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<string | undefined>((resolve) => {
      child.on('error', ({ message }) => resolve(message));
      child.on('close', (code, killed) =>
        resolve(code === 0 ? undefined : `it ended with ${killed ?? code ?? 'an error'}`),
      );
    }),
  ]);
  if (problem !== undefined) return { problem: said.trim().slice(-SAID_CHARACTERS) || problem };
  return { name: /\/backups\/([^/:]+):/.exec(written)?.[1] ?? '' };
}
