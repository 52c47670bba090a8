import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { type Finding } from '../model/problem';

const LINE_END = 0x0a;

/**
 * The text of a file in UTF-8. Of one that is written otherwise, the first line that shows it: read as UTF-8 it would lose
 * letters in silence.
 */
export function readText(file: string): { text: string; findings: Finding[] } {
  const bytes = fs.readFileSync(file);
  const findings = isUtf8(bytes) ? [] : [{ line: firstOther(bytes), message: NOT_UTF_8 }];
  return { text: bytes.toString('utf8'), findings };
}

const NOT_UTF_8 = 'this line holds letters that are not in UTF-8: save the file in UTF-8';

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
