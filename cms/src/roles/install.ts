import type { Core } from '@strapi/strapi';
import { ROLES, type AdminRole } from './roles';

const EXPLORER = 'plugin::content-manager.explorer';

/** Makes the roles of the committed list and gives them exactly its permissions; a start without a change writes nothing. */
export async function installRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role');
  for (const role of ROLES) {
    const { code, name, description } = role;
    const existing = await service.findOne({ code });
    const { id } = existing ?? (await service.create({ code, name, description }));
    await service.assignPermissions(id, [...contentPermissions(strapi, role), ...role.plugins.map((action) => ({ action }))]);
  }
}

function contentPermissions(strapi: Core.Strapi, role: AdminRole) {
  return Object.entries(role.content).flatMap(([subject, actions]) =>
    actions.flatMap((action) =>
      strapi
        .service('admin::content-type')
        .getPermissionsWithNestedFields([
          { actionId: `${EXPLORER}.${action}`, subjects: [subject], options: { applyToProperties: fieldsOf(action) } },
        ]),
    ),
  );
}

/** Deleting and publishing concern the whole entry, the others field by field. */
function fieldsOf(action: string): string[] {
  return action === 'delete' || action === 'publish' ? [] : ['fields'];
}
