import type { Core } from '@strapi/strapi';
import { mountArticleList } from './article-list-routes';
import { filterArticleList } from './filter-list';
import { extendArticleList } from './rows/extend-list';

/** The server's part of the editors' list of articles. Install it after `searchReadableFields`. */
export function installArticleList(strapi: Core.Strapi): void {
  filterArticleList(strapi);
  extendArticleList(strapi);
  mountArticleList(strapi);
}
