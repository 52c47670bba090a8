import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { getActor } from '../../../platform/strapi/actor';
import { isAllowedFor, type Ability } from '../../../platform/strapi/document-rights';
import { planCategories, type CategoryChange } from './category-change';
import { getArticles, readState, type ArticleState } from './documents';
import { refuseHiddenField } from './field-right';
import { DONE, type Done } from './for-each-article';

const BLOG = 'api::blog.blog';
const CATEGORY = 'api::category.category';

export interface Categorising extends CategoryChange {
  /** Publish articles whose draft says nothing else that readers do not get yet. */
  publishes: boolean;
}

const Categorised = v.nullable(v.object({ categories: v.array(v.object({ documentId: v.string() })) }));

/**
 * Adds categories to the draft of an article and removes others. What readers get changes only if that was asked for, and
 * never if the draft has other changes: nobody has decided that they are ready.
 */
export async function categoriseArticle(
  strapi: Core.Strapi,
  ability: Ability,
  documentId: string,
  { publishes, ...change }: Categorising,
): Promise<Done> {
  await refuseHiddenField(strapi, ability, documentId, 'categories');
  const state = await readState(strapi, documentId);
  const row: unknown = await strapi.db.query(BLOG).findOne({
    where: { documentId, publishedAt: null },
    select: ['id'],
    populate: { categories: { select: ['documentId'] } },
  });
  const current = v.parse(Categorised, row)?.categories.map((category) => category.documentId) ?? [];
  const { connect, disconnect } = planCategories(current, change);
  if (connect.length === 0 && disconnect.length === 0)
    return { outcome: 'unchanged', message: 'Its categories are like this already.' };
  const toRelation = (id: string) => ({ documentId: id });
  const categories = { connect: connect.map(toRelation), disconnect: disconnect.map(toRelation) };
  await getArticles(strapi).update({ documentId, data: { categories, updatedBy: getActor(strapi).id } });
  return finish(strapi, ability, documentId, publishes ? state : 'kept');
}

/** @param state of the article before, or `kept`: it is not published */
async function finish(
  strapi: Core.Strapi,
  ability: Ability,
  documentId: string,
  state: ArticleState | 'kept',
): Promise<Done> {
  if (state === 'kept' || state === 'draft') return DONE;
  if (state === 'modified')
    return { ...DONE, message: 'Not published: its draft has other changes that readers do not get yet.' };
  if (!(await isAllowedFor(strapi, ability, 'publish', BLOG, documentId)))
    return { ...DONE, message: 'Not published: your role does not allow that.' };
  await getArticles(strapi).publish({ documentId });
  return DONE;
}

const Ids = v.array(v.object({ documentId: v.string() }));

/** @throws ValidationError when one of the categories does not exist */
export async function refuseUnknownCategories(strapi: Core.Strapi, ids: readonly string[]): Promise<void> {
  const rows: unknown = await strapi.db
    .query(CATEGORY)
    .findMany({ where: { documentId: { $in: [...ids] } }, select: ['documentId'] });
  const known = new Set(v.parse(Ids, rows).map(({ documentId }) => documentId));
  if (ids.some((id) => !known.has(id)))
    throw new errors.ValidationError('A category has been deleted. Choose the categories again.');
}
