import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { parseRowId } from '../../platform/database/rows/row-id';
import { getActor } from '../../platform/strapi/actor';
import { isDocumentId } from '../../platform/strapi/document-id';
import { isAllowed, type Action } from '../../platform/strapi/document-rights';
import {
  mountAdminRoutes,
  type AdminRequest,
  type AdminRoute,
} from '../../platform/strapi/mount-admin-routes';
import { catchUpForList } from '../draft-index/catch-up';
import { categoriseArticle, findCategories } from './bulk/categorise';
import { changeAuthor } from './bulk/change-author';
import { forEachArticle, type Done, type RowResult } from './bulk/for-each-article';
import { addReports, deleteArticle, publishArticle, unpublishArticle } from './bulk/publish-articles';
import { undoDeletion } from './bulk/undo-deletion';
import { countViews } from './count-views';
import { listSavedViews, removeView, saveView, SentView } from './saved-views/saved-views';

const BLOG = 'api::blog.blog';
const PATH = '/admin/article-list';
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

function parse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success)
    throw new errors.ValidationError(
      `The request is invalid: check ${v.getDotPath(parsed.issues[0]) ?? 'the body'}.`,
    );
  return parsed.output;
}

/** Routes of the list of articles: its views, and what is done with several articles. */
export function mountArticleList(strapi: Core.Strapi): void {
  const allows =
    (action: Action) =>
    ({ ability }: AdminRequest) =>
      isAllowed(strapi, ability, action, BLOG);
  /** An action on several articles, whose response has a result for each. */
  const bulk = (name: string, right: Action, act: (documentId: string) => Promise<Done>): AdminRoute => ({
    method: 'POST',
    path: `${PATH}/${name}`,
    allows: allows(right),
    handle: async ({ ability, body }) => {
      const { documentIds } = parse(Articles, body);
      return respond(await forEachArticle(strapi, { ability, documentIds, right, act }));
    },
  });
  const respond = (results: RowResult[]) => {
    const rows = addReports(strapi, results);
    if (rows.every(({ outcome }) => outcome === 'refused'))
      throw new errors.ValidationError('Nothing was changed.', { errors: [], rows });
    return { rows };
  };

  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: `${PATH}/views`,
      allows: allows('read'),
      handle: async ({ ability }) => {
        await catchUpForList(strapi);
        return { counts: await countViews(strapi, ability) };
      },
    },
    ...mountSavedViews(strapi, allows('read')),
    bulk('publish', 'publish', (id) => publishArticle(strapi, id)),
    bulk('unpublish', 'publish', (id) => unpublishArticle(strapi, id)),
    bulk('delete', 'delete', (id) => deleteArticle(strapi, id)),
    {
      method: 'POST',
      path: `${PATH}/undo-deletion`,
      allows: allows('create'),
      handle: async ({ ability, body }) =>
        respond(await undoDeletion(strapi, ability, parse(Articles, body).documentIds)),
    },
    {
      method: 'POST',
      path: `${PATH}/categorise`,
      allows: allows('update'),
      handle: async ({ ability, body }) => {
        const { documentIds, ...change } = parse(Categorising, body);
        const known = await findCategories(strapi, change.add);
        if (change.add.some((id) => !known.has(id)))
          throw new errors.ValidationError('A category has been deleted. Choose the categories again.');
        const act = (id: string) => categoriseArticle(strapi, ability, id, change);
        return respond(await forEachArticle(strapi, { ability, documentIds, right: 'update', act }));
      },
    },
    {
      method: 'POST',
      path: `${PATH}/author`,
      allows: allows('update'),
      handle: async ({ ability, body }) => {
        const { documentIds, author } = parse(Authoring, body);
        const act = (id: string) => changeAuthor(strapi, ability, id, author);
        return respond(await forEachArticle(strapi, { ability, documentIds, right: 'update', act }));
      },
    },
  ]);
}

/** The editor's own views: the account is that of the token. */
function mountSavedViews(strapi: Core.Strapi, allows: AdminRoute['allows']): AdminRoute[] {
  const knex = strapi.db.connection;
  const path = `${PATH}/saved-views`;
  const forAccount =
    (handle: (userId: number, request: AdminRequest) => Promise<unknown>) =>
    async (request: AdminRequest) => {
      const { id } = getActor(strapi);
      return id === null ? undefined : handle(id, request);
    };
  return [
    {
      method: 'GET',
      path,
      allows,
      handle: forAccount(async (userId) => ({ views: await listSavedViews(knex, userId) })),
    },
    {
      method: 'POST',
      path,
      allows,
      handle: forAccount((userId, { body }) => saveView(knex, userId, parse(SentView, body))),
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      allows,
      handle: forAccount(async (userId, { params: { id = '' } }) => {
        const row = parseRowId(id);
        return row !== undefined && (await removeView(knex, userId, row)) ? { id: row } : undefined;
      }),
    },
  ];
}
