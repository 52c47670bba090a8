import { randomBytes } from 'node:crypto';

/** The secrets the CMS signs and encrypts with, and how many random keys each of them holds. */
const secretKeys: Record<string, number> = {
  APP_KEYS: 2,
  API_TOKEN_SALT: 1,
  ADMIN_JWT_SECRET: 1,
  TRANSFER_TOKEN_SALT: 1,
  JWT_SECRET: 1,
  ENCRYPTION_KEY: 1,
};

/** New values for those secrets that `env` does not hold (an empty one is not held). 256 random bits a key. */
export function missingSecrets(env: NodeJS.ProcessEnv): Record<string, string> {
  const missing = Object.entries(secretKeys).filter(([name]) => !env[name]);
  return Object.fromEntries(
    missing.map(([name, keys]) => [name, Array.from({ length: keys }, newKey).join(',')]),
  );
}

const newKey = (): string => randomBytes(32).toString('base64url');
