import { randomBytes } from 'node:crypto';

/** The secrets that the CMS signs and encrypts with, and the number of random keys in each. */
const secretKeys: Record<string, number> = {
  APP_KEYS: 2,
  API_TOKEN_SALT: 1,
  ADMIN_JWT_SECRET: 1,
  TRANSFER_TOKEN_SALT: 1,
  JWT_SECRET: 1,
  ENCRYPTION_KEY: 1,
};

/** New values for the secrets that `env` has neither itself nor in a file. Each key has 256 random bits. */
export function generateMissingSecrets(env: NodeJS.ProcessEnv): Record<string, string> {
  const missing = Object.entries(secretKeys).filter(([name]) => !env[name] && !env[`${name}_FILE`]);
  return Object.fromEntries(
    missing.map(([name, keys]) => [name, Array.from({ length: keys }, newKey).join(',')]),
  );
}

const newKey = (): string => randomBytes(32).toString('base64url');
