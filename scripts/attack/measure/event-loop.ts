import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = 'event-loop-monitor.mjs';

/** Copies the event loop monitor into `folder` and returns the Node option that loads it. */
export function eventLoopOption(folder: string): string {
  const file = path.join(folder, PROGRAM);
  copyFileSync(path.join(import.meta.dirname, PROGRAM), file);
  return `--import "${pathToFileURL(file).href}"`;
}

/** The longest time the event loop of a process was blocked since a given time, in ms; undefined without entries. */
export function longestBlockSince(
  folder: string,
  pid: number | undefined,
  since: number,
): number | undefined {
  const file = path.join(folder, `${pid}.event-loop`);
  return existsSync(file) ? longestBlock(readFileSync(file, 'utf8'), since) : undefined;
}

export function longestBlock(notes: string, since: number): number | undefined {
  const held = notes
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .filter(([at = 0]) => at >= since)
    .map(([, milliseconds = 0]) => milliseconds);
  return held.length === 0 ? undefined : Math.max(...held);
}
