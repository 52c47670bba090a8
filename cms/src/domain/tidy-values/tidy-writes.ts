import type { Core } from '@strapi/strapi';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { getAttributes, getComponentAttributes } from '../history/snapshot/snapshot';
import { withRowsOnce } from '../history/snapshot/row-ids';
import { findVersionedType } from '../history/versioned-types';
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
      params.data = withRowsOnce(tidyValues(params.data, attributes, find), attributes, find);
    }
    return next();
  });
}
