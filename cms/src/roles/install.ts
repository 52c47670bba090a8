import type { Core } from '@strapi/strapi';
import { strapiService } from '../strapi-service/strapi-service';
import { ROLES, type AdminRole } from './roles';

const EXPLORER = 'plugin::content-manager.explorer';

interface Permission {
  action: string;
  subject?: string | null;
  properties?: object;
}

/** The parts of the admin's services that are used here. */
interface RoleService {
  findOne(where: { code: string }): Promise<{ id: number } | null>;
  create(role: { code: string; name: string; description: string }): Promise<{ id: number }>;
  assignPermissions(role: number, permissions: Permission[]): Promise<unknown>;
}
interface ContentTypeService {
  getPermissionsWithNestedFields(
    actions: { actionId: string; subjects: string[]; options: { applyToProperties: string[] } }[],
  ): Permission[];
}

/** Makes the roles of the committed list and gives them exactly its permissions; a start without a change writes nothing. */
export async function installRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapiService<RoleService>(strapi, 'admin::role', ['findOne', 'create', 'assignPermissions']);
  const contentTypes = strapiService<ContentTypeService>(strapi, 'admin::content-type', [
    'getPermissionsWithNestedFields',
  ]);
  for (const role of ROLES) {
    const { code, name, description } = role;
    const { id } = (await roles.findOne({ code })) ?? (await roles.create({ code, name, description }));
    const plugins = role.plugins.map((action) => ({ action }));
    await roles.assignPermissions(id, [...contentPermissions(contentTypes, role), ...plugins]);
  }
}

function contentPermissions(service: ContentTypeService, role: AdminRole): Permission[] {
  const actions = Object.entries(role.content).flatMap(([subject, allowed]) =>
    allowed.map((action) => ({
      actionId: `${EXPLORER}.${action}`,
      subjects: [subject],
      // Deleting and publishing concern the whole entry, the others field by field.
      options: { applyToProperties: action === 'delete' || action === 'publish' ? [] : ['fields'] },
    })),
  );
  return service.getPermissionsWithNestedFields(actions);
}
