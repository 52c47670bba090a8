import type { Core } from '@strapi/strapi';
import { getStrapiService } from '../../platform/strapi/strapi-service';
import { SUPER_ADMIN } from '../../platform/strapi/super-admin';
import {
  FOR_SUPER_ADMINS,
  ROLES,
  REMOVED_PERMISSIONS,
  type AdminRole,
  type Allowed,
  type RemovedPermission,
} from './roles';

const EXPLORER = 'plugin::content-manager.explorer';

interface Permission {
  action: string;
  subject?: string | null;
  properties?: object;
}

/** The parts of the admin's services used here. */
interface RoleService {
  findOne(where: { code: string }): Promise<{ id: number } | null>;
  create(role: { code: string; name: string; description: string }): Promise<{ id: number }>;
  assignPermissions(role: number, permissions: Permission[]): Promise<unknown>;
  addPermissions(role: number, permissions: Permission[]): Promise<unknown>;
}
interface PermissionService {
  findMany(question: { where: object }): Promise<{ id: number }[]>;
  deleteByIds(ids: number[]): Promise<unknown>;
}
interface ContentTypeService {
  getPermissionsWithNestedFields(
    actions: { actionId: string; subjects: string[]; options: { applyToProperties: string[] } }[],
  ): Permission[];
}

/** Creates the defined roles and gives them exactly the defined permissions. A start without changes writes nothing. */
export async function installRoles(strapi: Core.Strapi): Promise<void> {
  const roles = getStrapiService<RoleService>(strapi, 'admin::role', [
    'findOne',
    'create',
    'assignPermissions',
    'addPermissions',
  ]);
  const contentTypes = getStrapiService<ContentTypeService>(strapi, 'admin::content-type', [
    'getPermissionsWithNestedFields',
  ]);
  for (const role of ROLES) {
    const { code, name, description } = role;
    const { id } = (await roles.findOne({ code })) ?? (await roles.create({ code, name, description }));
    const plugins = role.plugins.map((action) => ({ action }));
    await roles.assignPermissions(id, [...contentPermissions(contentTypes, role), ...plugins]);
  }
  for (const withdrawn of REMOVED_PERMISSIONS) await withdraw(strapi, withdrawn);
  await addToSuperAdmins(strapi, roles);
}

async function addToSuperAdmins(strapi: Core.Strapi, roles: RoleService): Promise<void> {
  const code = SUPER_ADMIN;
  const role = await roles.findOne({ code });
  const { findMany } = getStrapiService<PermissionService>(strapi, 'admin::permission', ['findMany']);
  for (const action of FOR_SUPER_ADMINS) {
    const given = await findMany({ where: { role: { code }, action } });
    if (role && given.length === 0) await roles.addPermissions(role.id, [{ action }]);
  }
}

function contentPermissions(service: ContentTypeService, role: AdminRole): Permission[] {
  return Object.entries(role.content).flatMap(([subject, all]) =>
    all.flatMap((allowed) => permissionsFor(service, subject, allowed)),
  );
}

function permissionsFor(service: ContentTypeService, subject: string, allowed: Allowed): Permission[] {
  if (typeof allowed === 'object') {
    return [{ action: `${EXPLORER}.update`, subject, properties: { fields: allowed.update } }];
  }
  // Deleting and publishing apply to the whole entry, other actions per field.
  const applyToProperties = allowed === 'delete' || allowed === 'publish' ? [] : ['fields'];
  return service.getPermissionsWithNestedFields([
    { actionId: `${EXPLORER}.${allowed}`, subjects: [subject], options: { applyToProperties } },
  ]);
}

/**
 * Strapi gives permissions on every content type to its Author when it creates the role, and to super admins at every
 * start.
 */
async function withdraw(strapi: Core.Strapi, { role, subjects, action }: RemovedPermission): Promise<void> {
  const permissions = getStrapiService<PermissionService>(strapi, 'admin::permission', [
    'findMany',
    'deleteByIds',
  ]);
  const tooMuch = await permissions.findMany({
    where: {
      role: { code: role },
      subject: { $in: subjects },
      ...(action && { action: `${EXPLORER}.${action}` }),
    },
  });
  await permissions.deleteByIds(tooMuch.map(({ id }) => id));
}
