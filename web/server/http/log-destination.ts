import { pino, type DestinationStream } from 'pino';

/** At most half of what pino writes at once (16 KB), so that a line more or less does not need a second write. */
const BUFFER_BYTES = 8 * 1024;
const FLUSH_INTERVAL_MS = 250;

/**
 * Where the log goes: lines are collected and written together, instead of a system call for each. What is left is
 * written when the process exits, also after an error; only a process that is killed loses the lines of the last
 * quarter of a second. Writes are synchronous, so that a slow reader of the log slows the server down instead of
 * filling its memory.
 * @param dest a file descriptor or a path
 */
export function createLogDestination(dest: number | string = 1): DestinationStream {
  const destination = pino.destination({
    dest,
    sync: true,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
  });
  process.on('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // The reader of the log may have ended first.
    }
  });
  return destination;
}
