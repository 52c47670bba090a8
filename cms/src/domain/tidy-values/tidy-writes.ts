import type { Core } from '@strapi/strapi';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { getAttributes, getComponentAttributes } from '../history/snapshot/snapshot';
import { withRowsOnce } from '../history/snapshot/row-ids';
import { followMoves } from '../links/follow-moves';
import { settings } from '../../platform/settings/settings';
import { findVersionedType } from '../history/versioned-types';
import { loosenPositions } from './loose-positions';
import { tidyValues } from './tidy-values';

const WRITES = new Set(['create', 'update', 'clone']);

/** Tidies what is written to articles, categories, banners and placements, from the admin, the API or an import. What
 * editors and programs write gets the present addresses of this site's pages, too. */
export function tidyWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!WRITES.has(context.action) || !findVersionedType(context.uid)) return next();
    const { params }: DocumentWrite = context;
    if (params.data) {
      const attributes = getAttributes(strapi, context.uid);
      const find = (component: string) => getComponentAttributes(strapi, component);
      const tidy = tidyValues(params.data, attributes, find);
      params.data = loosenPositions(withRowsOnce(tidy, attributes, find), attributes);
      // An import stores its files as they are, so that an export gives the same files.
      if ('content' in params.data && strapi.requestContext.get() !== undefined)
        params.data.content = await followMoves(strapi, params.data.content, settings().publicUrl);
    }
    return next();
  });
}
