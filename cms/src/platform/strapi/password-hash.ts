import type { Core } from '@strapi/strapi';
import { strapiService } from './strapi-service';

/** Nobody's, at the price of all others: comparing with it takes as long. */
export const NOBODYS_HASH = '$2b$10$UnU5pv1cQyHRE8S71IY85.7jA/W4J4XHzJIQVmUGBkeAapjE4jDJm';

/** The plugin's own hashing (bcrypt), so that an account whose password was set in the admin is one like all others. */
interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

export async function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return (await getService(strapi).ensureHashedPasswords({ password })).password;
}

/**
 * Whether it is the password of this hash. It takes the same time where there is none.
 * @param hash null: there is no such account, or it has no password
 */
export async function isPassword(
  strapi: Core.Strapi,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const matches = await getService(strapi).validatePassword(password, hash ?? NOBODYS_HASH);
  return matches && hash !== null;
}

const getService = (strapi: Core.Strapi) =>
  strapiService<UserService>(strapi, 'plugin::users-permissions.user', [
    'ensureHashedPasswords',
    'validatePassword',
  ]);
