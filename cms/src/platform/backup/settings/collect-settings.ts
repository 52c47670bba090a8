import fs from 'node:fs';
import { parseEnv } from 'node:util';
import { Environment, Throttles } from '../../settings/environment';

/** Kept apart from what it opens. */
const PASSPHRASE = 'BACKUP_PASSPHRASE';
/** The environment has them for this machine, or computes them: only what somebody has written counts. */
const OF_THIS_MACHINE = new Set([
  'NODE_ENV',
  'CMS_HOST',
  'CMS_PORT',
  'DATA_DIR',
  'UPLOADS_DIR',
  'PUBLIC_URL',
]);

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
      const value = (OF_THIS_MACHINE.has(name) ? undefined : env[name]) ?? written[name];
      return value ? [[name, value]] : [];
    }),
  );
}
