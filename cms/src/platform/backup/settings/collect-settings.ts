import fs from 'node:fs';
import { parseEnv } from 'node:util';
import { resolveFiles, SETTING_NAMES } from '../../settings/settings';

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
 * environment wins. A setting whose value is in a file is there with its value.
 * @param file `.env`, if there is one
 */
export function collectSettings(env: NodeJS.ProcessEnv, file: string): Record<string, string> {
  const { env: written } = resolveFiles(fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {});
  const { env: current } = resolveFiles(env);
  const names = new Set([...Object.keys(written), ...SETTING_NAMES]);
  names.delete(PASSPHRASE);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = (OF_THIS_MACHINE.has(name) ? undefined : current[name]) ?? written[name];
      return value ? [[name, value]] : [];
    }),
  );
}
