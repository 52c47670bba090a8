import type { Core } from '@strapi/strapi';
import { getStrapiService } from './strapi-service';

/** A hash that belongs to nobody, with the usual cost: comparing with it takes as long as with any other. */
export const DUMMY_HASH = '$2b$10$UnU5pv1cQyHRE8S71IY85.7jA/W4J4XHzJIQVmUGBkeAapjE4jDJm';

/**
 * Hashes with the plugin's own function (bcrypt), so that accounts whose password was set in the admin need no special
 * treatment.
 */
interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

export async function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return (await getService(strapi).ensureHashedPasswords({ password })).password;
}

/**
 * Compares a password with a hash. Takes the same time if there is no hash.
 * @param hash null: there is no such account, or it has no password
 */
export async function matchesHash(
  strapi: Core.Strapi,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const matches = await getService(strapi).validatePassword(password, hash ?? DUMMY_HASH);
  return matches && hash !== null;
}

const getService = (strapi: Core.Strapi) =>
  getStrapiService<UserService>(strapi, 'plugin::users-permissions.user', [
    'ensureHashedPasswords',
    'validatePassword',
  ]);
