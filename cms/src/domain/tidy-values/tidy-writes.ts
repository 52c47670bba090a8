import type { Core } from '@strapi/strapi';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { getAttributes, getComponentAttributes } from '../history/snapshot/snapshot';
import { withRowsOnce } from '../history/snapshot/row-ids';
import { findVersionedType } from '../history/versioned-types';
import { loosenPositions } from './loose-positions';
import { tidyValues } from './tidy-values';

const WRITES = new Set(['create', 'update', 'clone']);

/** Tidies what is written to articles, categories, banners and placements, from the admin, the API or an import. */
export function tidyWrites(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (!WRITES.has(context.action) || !findVersionedType(context.uid)) return next();
    const { params }: DocumentWrite = context;
    if (params.data) {
      const attributes = getAttributes(strapi, context.uid);
      const find = (component: string) => getComponentAttributes(strapi, component);
      const tidy = tidyValues(params.data, attributes, find);
      params.data = loosenPositions(withRowsOnce(tidy, attributes, find), attributes);
    }
    return next();
  });
}
