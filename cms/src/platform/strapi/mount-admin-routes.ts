import type { Core } from '@strapi/strapi';
import { refuseAdmin } from './admin-routes';
import type { Ability } from './document-rights';

export interface AdminRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** As it was sent: validate it. */
  body: unknown;
  ability: Ability;
}

export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the prefix of the feature, such as `/admin/history/:type/:documentId`. */
  path: string;
  /** Whether the editor may use the route. Super admins may do everything. */
  allows(request: AdminRequest): boolean | Promise<boolean>;
  /** @returns the `data` of the response; undefined: 404 */
  handle(request: AdminRequest): Promise<unknown>;
}

interface Context {
  params?: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: { userAbility?: Ability };
  status: number;
  body: unknown;
}

/** Adds routes for the admin's screens. Only signed-in accounts of the admin reach them. */
export function mountAdminRoutes(strapi: Core.Strapi, routes: readonly AdminRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    routes: routes.map(({ method, path, allows, handle }) => ({
      method,
      path,
      handler: async (ctx: Context): Promise<void> => {
        const { userAbility: ability } = ctx.state;
        const request = { params: ctx.params ?? {}, query: ctx.query, body: ctx.request.body };
        if (!ability || !(await allows({ ...request, ability })))
          return refuseAdmin(ctx, 403, 'Your role does not allow this.');
        const data = await handle({ ...request, ability });
        if (data === undefined) return refuseAdmin(ctx, 404, 'There is no such entry.');
        ctx.body = { data };
      },
      info: { type: 'admin' as const },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  });
}
