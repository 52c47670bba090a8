import type { Cms } from '../harness';
import type { Role } from './sign-in';

/** A right of a role to entries of a content type, or to something else, such as `admin::users.read`. */
export interface Right {
  action: 'create' | 'read' | 'update' | 'delete' | 'publish' | `${string}::${string}`;
  subject?: string;
  /** By default all. */
  fields?: string[];
  conditions?: string[];
}

let roles = 0;

/** As Strapi stores it. */
export const toPermission = ({ action, subject = '', fields, conditions = [] }: Right) => ({
  action: action.includes('::') ? action : `plugin::content-manager.explorer.${action}`,
  subject: subject || null,
  properties: fields ? { fields } : {},
  conditions,
});

/** Creates a role of the admin. @returns its code */
export async function createRole(cms: Cms, rights: Right[]): Promise<Role> {
  const code: Role = `role-${(roles += 1)}`;
  const role = await cms.strapi
    .service('admin::role')
    .create({ name: code, code, description: 'For a test' });
  await cms.strapi.service('admin::role').assignPermissions(role.id, rights.map(toPermission));
  return code;
}
