import type { Core } from '@strapi/strapi';
import { getDialect } from '../../platform/database/dialect';
import { getActor } from '../../platform/strapi/actor';
import type { Ability } from '../../platform/strapi/document-rights';
import { changeAdminQueries, type Query } from '../../platform/strapi/patches/admin-queries';
import { maySearchTexts, selectFound } from './search-drafts';
import { isView, selectView, type View } from './views';

const BLOG = 'api::blog.blog';

/**
 * Takes the place of the text in `_q`, the only parameter of a query that Strapi passes on to the database as it is:
 * Strapi's filters can neither compare with other tables nor search in texts.
 */
class ListFilter {
  constructor(
    readonly view: View | undefined,
    /** Words of the texts of articles. */
    readonly searched: string | undefined,
    /** What Strapi searches for in its own way. */
    readonly text: unknown,
    readonly userId: number | null,
  ) {}
}

/** The parameters of a query of Strapi's database layer that are used here. */
interface DatabaseQuery {
  where?: unknown;
  _q?: unknown;
}

/**
 * Makes the list of articles understand `view`, and its search find what drafts say. Strapi's filters, order, pages and
 * rights apply as well. Register it after `searchReadableFields`.
 */
export function filterArticleList(strapi: Core.Strapi): void {
  changeAdminQueries(strapi, (query, model, ability) =>
    model === BLOG ? withListFilter(strapi, query, ability) : query,
  );
  const apply = ({ params }: { params?: DatabaseQuery }) => {
    if (params?._q instanceof ListFilter) applyFilter(strapi, params, params._q);
  };
  strapi.db.lifecycles.subscribe({ models: [BLOG], beforeFindMany: apply, beforeCount: apply });
}

function withListFilter(strapi: Core.Strapi, { view: named, ...query }: Query, ability: Ability): Query {
  const { _q: text } = query;
  const view = isView(named) ? named : undefined;
  const isSearched =
    typeof text === 'string' && text.trim() !== '' && isList(strapi) && maySearchTexts(ability);
  if (!view && !isSearched) return query;
  const filter = isSearched
    ? new ListFilter(view, text, undefined, getActor(strapi).id)
    : new ListFilter(view, undefined, text, getActor(strapi).id);
  return { ...query, _q: filter };
}

/** Whether the list itself is requested: in a picker, editors type parts of titles. */
const isList = (strapi: Core.Strapi): boolean =>
  /^\/content-manager\/collection-types\/[^/]+\/?$/i.test(strapi.requestContext.get()?.path ?? '');

function applyFilter(
  strapi: Core.Strapi,
  params: DatabaseQuery,
  { view, searched, text, userId }: ListFilter,
): void {
  const statements = [
    ...(view ? [selectView(view, { userId })] : []),
    ...(searched === undefined ? [] : [selectFound(getDialect(strapi), searched)]),
  ];
  const ids = statements.map(({ sql, values }) => strapi.db.connection.raw(sql, [...values]));
  params.where = { $and: [params.where ?? {}, ...ids.map((among) => ({ documentId: { $in: among } }))] };
  if (text === undefined) delete params._q;
  else params._q = text;
}
