import fs from 'node:fs';
import { parseEnv } from 'node:util';
import { Environment, Throttles } from '../../settings/environment';

/** Kept apart from what it opens. */
const PASSPHRASE = 'BACKUP_PASSPHRASE';

/**
 * The settings of this system: what `.env` has, and those of the CMS that are set without it, as in containers. The
 * environment wins.
 * @param file `.env`, if there is one
 */
export function collectSettings(env: NodeJS.ProcessEnv, file: string): Record<string, string> {
  const written = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  const names = new Set([
    ...Object.keys(written),
    ...Object.keys(Environment.entries),
    ...Object.keys(Throttles.entries),
  ]);
  names.delete(PASSPHRASE);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = env[name] ?? written[name];
      return value ? [[name, value]] : [];
    }),
  );
}
