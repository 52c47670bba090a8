import { randomBytes } from 'node:crypto';
import type { Scratch } from './scratch';

const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
];

/** The environment variables of a CMS on a scratch database: new secrets, and what a test chose. */
export function cmsSettings(own: Scratch, chosen: Record<string, string> = {}): Record<string, string> {
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')]));
  return { ...secrets, NODE_ENV: 'test', STRAPI_TELEMETRY_DISABLED: 'true', ...own.env, ...chosen };
}
