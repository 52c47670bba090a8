import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { isDocumentId } from '../../../platform/strapi/document-id';
import { isAllowed, type Ability, type Action } from '../../../platform/strapi/document-rights';
import type { AdminRoute } from '../../../platform/strapi/mount-admin-routes';
import { parseInput } from '../parse-input';
import { addPlans } from './add-plans';
import { addReports } from './add-reports';
import { categoriseArticle, refuseUnknownCategories } from './categorise';
import { changeAuthor } from './change-author';
import { forEachArticle, type Done, type RowResult } from './for-each-article';
import { deleteArticle, publishArticle, unpublishArticle } from './publish-articles';
import { undoDeletion } from './undo-deletion';

const BLOG = 'api::blog.blog';
/** The largest page of the list. */
const MOST_ARTICLES = 100;
const MOST_CATEGORIES = 50;
const LONGEST_AUTHOR = 120;

const Id = v.pipe(v.string(), v.check(isDocumentId));
const Articles = v.object({ documentIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_ARTICLES)) });
const CategoryIds = v.pipe(v.array(Id), v.maxLength(MOST_CATEGORIES));
const Categorising = v.object({
  ...Articles.entries,
  add: CategoryIds,
  remove: CategoryIds,
  publishes: v.optional(v.boolean(), false),
});
const Authoring = v.object({
  ...Articles.entries,
  author: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_AUTHOR), v.excludes('\0')),
});

interface Bulk<Input> {
  /** The end of its path. */
  name: string;
  right: Action;
  body: v.GenericSchema<unknown, Input>;
  run: (input: Input, ability: Ability) => Promise<RowResult[]>;
}

/** What is done with several articles. Each response has a result for each of them. */
export function getBulkRoutes(strapi: Core.Strapi): AdminRoute[] {
  const createRoute = <Input>({ name, right, body: schema, run }: Bulk<Input>): AdminRoute => ({
    method: 'POST',
    path: `/admin/article-list/${name}`,
    allows: ({ ability }) => isAllowed(strapi, ability, right, BLOG),
    handle: async ({ ability, body }) => {
      const rows = addReports(strapi, await run(parseInput(schema, body), ability));
      if (rows.every(({ outcome }) => outcome === 'refused'))
        throw new errors.ValidationError('Nothing was changed.', { errors: [], rows });
      return { rows };
    },
  });
  const createSimpleRoute = (name: string, right: Action, act: (documentId: string) => Promise<Done>) =>
    createRoute({
      ...{ name, right, body: Articles },
      run: ({ documentIds }, ability) => forEachArticle(strapi, { ability, documentIds, right, act }),
    });
  return [
    createSimpleRoute('publish', 'publish', (id) => publishArticle(strapi, id)),
    createSimpleRoute('unpublish', 'publish', (id) => unpublishArticle(strapi, id)),
    createSimpleRoute('delete', 'delete', (id) => deleteArticle(strapi, id)),
    createRoute({
      ...{ name: 'undo-deletion', right: 'create', body: Articles },
      run: ({ documentIds }, ability) => undoDeletion(strapi, ability, documentIds),
    }),
    createRoute({
      ...{ name: 'categorise', right: 'update', body: Categorising },
      run: async ({ documentIds, ...change }, ability) => {
        await refuseUnknownCategories(strapi, change.add);
        const act = (id: string) => categoriseArticle(strapi, ability, id, change);
        return addPlans(strapi, await forEachArticle(strapi, { ability, documentIds, right: 'update', act }));
      },
    }),
    createRoute({
      ...{ name: 'author', right: 'update', body: Authoring },
      run: async ({ documentIds, author }, ability) => {
        const act = (id: string) => changeAuthor(strapi, ability, id, author);
        return addPlans(strapi, await forEachArticle(strapi, { ability, documentIds, right: 'update', act }));
      },
    }),
  ];
}
