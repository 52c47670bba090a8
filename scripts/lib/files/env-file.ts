import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What a `.env` file sets; nothing when there is none. */
export function readEnvFile(file: string): Record<string, string> {
  return existsSync(file) ? parsed(readFileSync(file, 'utf8')) : {};
}

/**
 * Adds values at the file's end, leaving what is there as it is, and lets its owner alone read it (mode 600).
 * Of two lines with one name the last counts, so a name left empty above is filled.
 */
export function addToEnvFile(file: string, values: Record<string, string>): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, `${before}${gap}${lines.join('')}`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

function parsed(text: string): Record<string, string> {
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']));
}
