import type { Core } from '@strapi/strapi';
import bcrypt from 'bcryptjs';
import { DUMMY_HASH } from '../password-hash';
import { getStrapiService } from '../strapi-service';

interface Credentials {
  email: string;
  password: string;
}

interface AuthService {
  checkCredentials(credentials: Credentials): Promise<unknown>;
}

/**
 * Strapi compares no password if there is no such admin, so the response time reveals who is an editor. This patch
 * always compares a hash.
 * @returns a function that undoes the patch
 */
export function hideAdminExistence(strapi: Core.Strapi): () => void {
  const service = getStrapiService<AuthService>(strapi, 'admin::auth', ['checkCredentials']);
  const check = service.checkCredentials;
  service.checkCredentials = async (credentials) => {
    const admin: unknown = await strapi.db
      .query('admin::user')
      .findOne({ where: { email: credentials.email, password: { $notNull: true } }, select: ['id'] });
    if (!admin) await bcrypt.compare(credentials.password, DUMMY_HASH);
    return check(credentials);
  };
  return () => {
    service.checkCredentials = check;
  };
}
