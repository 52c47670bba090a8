import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings/settings';

/** Makes the super admin of `ADMIN_EMAIL` and `ADMIN_PASSWORD` while there is no account at all; never changes one. */
export async function createFirstAdmin(strapi: Core.Strapi, account: Settings['firstAdmin']): Promise<void> {
  if (!account || (await strapi.service('admin::user').exists())) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    email: account.email,
    password: account.password,
    firstname: 'Site',
    lastname: 'Owner',
    isActive: true,
    roles: [role.id],
  });
  strapi.log.info(`Super admin ${account.email} made from ADMIN_EMAIL.`);
}
