import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { refuseAdmin } from './admin-routes';
import type { Ability } from './document-rights';
import { isSuperAdmin } from './super-admin';

export interface AdminRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** As it was sent: validate it. */
  body: unknown;
  ability: Ability;
  isSuperAdmin: boolean;
}

/** A file that the browser saves. It is sent while it is made. */
export class Download {
  /** @param type such as `text/csv; charset=utf-8` */
  constructor(
    readonly fileName: string,
    readonly type: string,
    readonly parts: AsyncIterable<string>,
  ) {}
}

export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the prefix of the feature, such as `/admin/history/:type/:documentId`. */
  path: string;
  /** Whether the editor may use the route. Super admins may do everything. */
  allows(request: AdminRequest): boolean | Promise<boolean>;
  /** @returns the `data` of the response, or a file; undefined: 404 */
  handle(request: AdminRequest): Promise<unknown>;
}

interface Context {
  params?: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: { userAbility?: Ability; user?: unknown };
  status: number;
  body: unknown;
  type: string;
  attachment(fileName: string): void;
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
        const request = {
          params: ctx.params ?? {},
          query: ctx.query,
          body: ctx.request.body,
          isSuperAdmin: isSuperAdmin(ctx.state.user),
        };
        if (!ability || !(await allows({ ...request, ability })))
          return refuseAdmin(ctx, 403, 'Your role does not allow this.');
        const data = await handle({ ...request, ability });
        if (data === undefined) return refuseAdmin(ctx, 404, 'There is no such entry.');
        if (data instanceof Download) {
          ctx.attachment(data.fileName);
          ctx.type = data.type;
          ctx.body = Readable.from(data.parts);
          return;
        }
        ctx.body = { data };
      },
      info: { type: 'admin' as const },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  });
}
