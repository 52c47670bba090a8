import type { Core } from '@strapi/strapi';
import { hasAdmin } from '../../platform/strapi/setup-code';
import type { Settings } from '../../platform/settings/settings';
import { getStrapiService } from '../../platform/strapi/strapi-service';

/** The parts of the admin's services used here. */
interface UserService {
  create(user: {
    email: string;
    password: string;
    firstname: string;
    lastname: string;
    isActive: boolean;
    roles: number[];
  }): Promise<unknown>;
}
interface RoleService {
  getSuperAdmin(): Promise<{ id: number }>;
}

/**
 * Creates the super admin of `ADMIN_EMAIL` and `ADMIN_PASSWORD` if there is no account at all; never changes an
 * existing one.
 */
export async function createFirstAdmin(strapi: Core.Strapi, account: Settings['firstAdmin']): Promise<void> {
  const users = getStrapiService<UserService>(strapi, 'admin::user', ['create']);
  if (!account || (await hasAdmin(strapi))) return;
  const roles = getStrapiService<RoleService>(strapi, 'admin::role', ['getSuperAdmin']);
  const { id } = await roles.getSuperAdmin();
  await users.create({ ...account, firstname: 'Site', lastname: 'Owner', isActive: true, roles: [id] });
  strapi.log.info(`Super admin ${account.email} created from ADMIN_EMAIL.`);
}
