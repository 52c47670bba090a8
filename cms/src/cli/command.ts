export interface Io {
  /** The folder `cms/`. */
  appDir: string;
  out: NodeJS.WriteStream;
  err: NodeJS.WriteStream;
}

/** @returns the exit code */
export type Command = (args: readonly string[], io: Io) => Promise<number>;

/** The arguments make no sense: nothing was done. */
export function failUsage(io: Io, message: string): number {
  io.err.write(`${message}\n`);
  return 2;
}

export function fail(io: Io, message: string): number {
  io.err.write(`${message}\n`);
  return 1;
}
