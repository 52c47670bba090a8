import type { Core } from '@strapi/strapi';
import { parseRowId } from '../../../platform/database/rows/row-id';
import { getActor } from '../../../platform/strapi/actor';
import type { AdminRequest, AdminRoute } from '../../../platform/strapi/mount-admin-routes';
import { parseInput } from '../parse-input';
import { listSavedViews, removeView, saveView, SentView } from './saved-views';

const PATH = '/admin/article-list/saved-views';

/** The editor's own views: the account is that of the token. */
export function getSavedViewsRoutes(strapi: Core.Strapi, allows: AdminRoute['allows']): AdminRoute[] {
  const knex = strapi.db.connection;
  const forAccount =
    (handle: (userId: number, request: AdminRequest) => Promise<unknown>) =>
    async (request: AdminRequest) => {
      const { id } = getActor(strapi);
      return id === null ? undefined : handle(id, request);
    };
  return [
    {
      method: 'GET',
      path: PATH,
      allows,
      handle: forAccount(async (userId) => ({ views: await listSavedViews(knex, userId) })),
    },
    {
      method: 'POST',
      path: PATH,
      allows,
      handle: forAccount((userId, { body }) => saveView(knex, userId, parseInput(SentView, body))),
    },
    {
      method: 'DELETE',
      path: `${PATH}/:id`,
      allows,
      handle: forAccount(async (userId, { params: { id = '' } }) => {
        const row = parseRowId(id);
        return row !== undefined && (await removeView(knex, userId, row)) ? { id: row } : undefined;
      }),
    },
  ];
}
