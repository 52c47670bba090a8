import type { Core } from '@strapi/strapi';
import bcrypt from 'bcryptjs';
import { NOBODYS_HASH } from '../password-hash';
import { strapiService } from '../strapi-service';

interface Credentials {
  email: string;
  password: string;
}

interface AuthService {
  checkCredentials(credentials: Credentials): Promise<unknown>;
}

/**
 * Strapi compares no password where there is no such admin: the time of the answer tells who is an editor. Here a hash is
 * compared in any case.
 * @returns what undoes it
 */
export function hideWhoIsAdmin(strapi: Core.Strapi): () => void {
  const service = strapiService<AuthService>(strapi, 'admin::auth', ['checkCredentials']);
  const check = service.checkCredentials;
  service.checkCredentials = async (credentials) => {
    const admin: unknown = await strapi.db
      .query('admin::user')
      .findOne({ where: { email: credentials.email, password: { $notNull: true } }, select: ['id'] });
    if (!admin) await bcrypt.compare(credentials.password, NOBODYS_HASH);
    return check(credentials);
  };
  return () => {
    service.checkCredentials = check;
  };
}
