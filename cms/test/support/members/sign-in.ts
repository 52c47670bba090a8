import request from 'supertest';
import type { Cms } from '../harness';

/** The code of a role of the admin; `createRole` returns those of others. */
export type Role = 'strapi-super-admin' | 'strapi-editor' | 'strapi-author' | 'moderator' | `role-${number}`;

/** Creates an admin account with this role and logs in with the admin's API. Returns the bearer token. */
export async function loginAsAdmin(cms: Cms, role: Role): Promise<string> {
  const account = { email: `${role}@example.org`, password: 'Secret-Passw0rd' };
  const { id } = await cms.strapi.service('admin::role').findOne({ code: role });
  await cms.strapi
    .service('admin::user')
    .create({ ...account, firstname: role, lastname: 'Test', isActive: true, roles: [id] });
  const { body } = await request(cms.server).post('/admin/login').send(account).expect(200);
  return body.data.token;
}
