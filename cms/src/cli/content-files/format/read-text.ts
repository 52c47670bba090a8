import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { type Finding } from '../model/problem';

const LINE_END = 0x0a;

/**
 * Reads a file as UTF-8. For a file in another encoding, reports the first invalid line: decoding it anyway would
 * silently lose letters.
 */
export function readText(file: string): { text: string; findings: Finding[] } {
  const bytes = fs.readFileSync(file);
  const findings = isUtf8(bytes) ? [] : [{ line: firstOther(bytes), message: NOT_UTF_8 }];
  return { text: bytes.toString('utf8'), findings };
}

const NOT_UTF_8 = 'this line contains bytes that are not UTF-8: save the file in UTF-8';

function firstOther(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_END, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
}
