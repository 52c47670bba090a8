import { randomBytes } from 'node:crypto';
import type { Scratch } from '../scratch';

const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
];

/** A new value for each secret that the CMS needs, by environment variable. */
export const newSecrets = (): Record<string, string> =>
  Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')]));

/** The environment variables of a CMS on a scratch database: new secrets, and the test's own settings. */
export function cmsSettings(own: Scratch, chosen: Record<string, string> = {}): Record<string, string> {
  return { ...newSecrets(), NODE_ENV: 'test', STRAPI_TELEMETRY_DISABLED: 'true', ...own.env, ...chosen };
}
