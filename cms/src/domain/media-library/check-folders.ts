import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { parseRowId } from '../../platform/database/rows/row-id';

interface Context {
  params: { id?: string };
  request: { body?: unknown };
}

/** The plugin's controller for folders. */
export interface Folders {
  create(ctx: Context): Promise<unknown>;
  update(ctx: Context): Promise<unknown>;
}

const RowId = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((id) => parseRowId(id) !== undefined),
);
const WithParent = v.looseObject({ parent: v.nullish(RowId) });

/**
 * Strapi searches for other folders of the same name in the parent before it has validated the parent: the query fails
 * outside of the request, which never gets a response.
 */
export function checkFolders(strapi: Core.Strapi, controller: Folders): Folders {
  return {
    ...controller,
    create(ctx) {
      assertParent(ctx.request.body);
      return controller.create(ctx);
    },
    async update(ctx) {
      const id = parseRowId(ctx.params.id ?? '');
      const isFolder =
        id !== undefined && (await strapi.db.query('plugin::upload.folder').count({ where: { id } })) > 0;
      if (!isFolder) throw new errors.NotFoundError('This folder no longer exists.');
      assertParent(ctx.request.body);
      return controller.update(ctx);
    },
  };
}

/** @throws ValidationError */
function assertParent(body: unknown): void {
  if (!v.is(WithParent, body))
    throw new errors.ValidationError('Choose the folder above this one by its id.');
}
