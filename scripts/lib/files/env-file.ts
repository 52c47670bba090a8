import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables of a `.env` file; empty if there is no file. */
export function readEnvFile(file: string): Record<string, string> {
  return existsSync(file) ? parsed(readFileSync(file, 'utf8')) : {};
}

/**
 * Appends values to the file without changing existing lines, and makes it readable by its owner only (mode 600). If a
 * name occurs twice, the last line counts, so this also fills a name that is empty above.
 */
export function addToEnvFile(file: string, values: Record<string, string>): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quote(value)}\n`);
  writeFileSync(file, `${before}${gap}${lines.join('')}`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** Such that `parseEnv` reads the same value. */
function quote(value: string): string {
  if (/^[\w./:@,+-]*$/.test(value)) return value;
  const mark = ["'", '"', '`'].find((one) => !value.includes(one));
  if (mark === undefined) throw new Error('A value has all three quotation marks, which .env cannot store.');
  return mark + value + mark;
}

function parsed(text: string): Record<string, string> {
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']));
}
