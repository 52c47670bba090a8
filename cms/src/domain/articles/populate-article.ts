import type { Core } from '@strapi/strapi';
import { populateContent } from '../../platform/strapi/populate';

/** The `populate` parameter for a row that `storedArticle` reads, except for the articles that it suggests. */
export const populateArticle = (strapi: Core.Strapi): Record<string, unknown> => ({
  ...populateContent(strapi, 'api::blog.blog'),
  categories: { populate: { parent: { select: ['id'] } } },
});
