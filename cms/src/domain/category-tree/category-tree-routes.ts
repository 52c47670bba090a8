import type { Core } from '@strapi/strapi';
import { mountAdminRoutes } from '../../platform/strapi/mount-admin-routes';
import { mayReadTree, readCategoryTree } from './category-tree';

/** The route with which the editors' screens show topics and sub-topics, with the number of their articles. */
export function mountCategoryTree(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/category-tree',
      allows: ({ ability }) => mayReadTree(strapi, ability),
      handle: ({ ability }) => readCategoryTree(strapi, ability),
    },
  ]);
}
