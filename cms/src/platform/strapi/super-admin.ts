import * as v from 'valibot';

export const SUPER_ADMIN = 'strapi-super-admin';

const WithRoles = v.object({ roles: v.array(v.object({ code: v.string() })) });

/** @param user an account of the admin with its roles */
export const isSuperAdmin = (user: unknown): boolean =>
  v.is(WithRoles, user) && user.roles.some(({ code }) => code === SUPER_ADMIN);

const WithSession = v.object({ auth: v.object({ strategy: v.object({ name: v.literal('admin') }) }) });

/** Whether a super admin has signed in. A token of a super admin has only the rights that it was given. */
export const isSignedInSuperAdmin = (state: { user?: unknown }): boolean =>
  v.is(WithSession, state) && isSuperAdmin(state.user);
