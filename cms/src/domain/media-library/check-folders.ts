import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Context {
  params: { id: string };
}

/** The plugin's controller for folders. */
export interface Folders {
  update(ctx: Context): Promise<unknown>;
}

/** Strapi fails when a folder is moved that somebody else has deleted. */
export function checkFolders(strapi: Core.Strapi, controller: Folders): Folders {
  return {
    ...controller,
    async update(ctx) {
      const { id } = ctx.params;
      if ((await strapi.db.query('plugin::upload.folder').count({ where: { id } })) === 0)
        throw new errors.NotFoundError('This folder no longer exists.');
      return controller.update(ctx);
    },
  };
}
