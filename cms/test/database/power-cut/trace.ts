import path from 'node:path';

/** What happened to a file, and when it was done (milliseconds since 1970). */
export type FileOperation = { file: string; at: number } & (
  { kind: 'write'; offset: number; bytes: Buffer } | { kind: 'truncate'; size: number } | { kind: 'sync' }
);

/** `1795713026.031662 pwrite64(19<path>, "bytes", 4096, 8192) = 4096 <0.000012>`, path and bytes in hexadecimal. */
const LINE = /^(\d+\.\d+) (\w+)\(\d+<([^>]*)>(?:, (.*))?\) = (-?\d+).* <(\d+\.\d+)>$/;
const WRITE = /^"((?:\\x[0-9a-f]{2})*)", (\d+), (\d+)$/;

/**
 * What strace recorded, in the order of time.
 * @throws for a call that is not understood: nothing may be left out
 */
export function parseTrace(text: string): FileOperation[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !/ (\+\+\+|---) /.test(line))
    .map(parseLine)
    .toSorted((one, other) => one.at - other.at);
}

function parseLine(line: string): FileOperation {
  const [, start, call, where = '', rest = '', result, took] = LINE.exec(line) ?? [];
  const base = {
    file: path.basename(unescaped(where).toString()),
    at: 1000 * (Number(start) + Number(took)),
  };
  if (call === 'fsync' || call === 'fdatasync') {
    if (result === '0') return { ...base, kind: 'sync' };
  } else if (call === 'ftruncate') {
    if (result === '0') return { ...base, kind: 'truncate', size: Number(rest) };
  } else if (call === 'pwrite64') {
    const [, hex = '', length, offset] = WRITE.exec(rest) ?? [];
    const bytes = unescaped(hex);
    if (offset !== undefined && result === length && bytes.length === Number(length)) {
      return { ...base, kind: 'write', offset: Number(offset), bytes };
    }
  }
  throw new Error(`This line of strace is not understood: ${line.slice(0, 200)} … ${line.slice(-60)}`);
}

const unescaped = (hex: string): Buffer => Buffer.from(hex.replaceAll(String.raw`\x`, ''), 'hex');
