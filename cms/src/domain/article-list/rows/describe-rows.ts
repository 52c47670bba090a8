import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { mayReadField, type Ability } from '../../../platform/strapi/document-rights';
import { findLastChanges } from '../../draft-index/last-changes';
import type { WorkNeeded } from '../../draft-index/work-needed';
import { mayReadTitles } from '../../history/hidden-titles';
import { readCategories, readPlans, readWork, type ListedCategory, type ListedPlan } from './read-facts';

const BLOG = 'api::blog.blog';
const CATEGORY = 'api::category.category';

/** What the list shows of an article besides its fields. */
export interface ListedArticle {
  plans: ListedPlan[];
  /** Who changed the draft last, and when; null: the history does not know the article yet. */
  changed: { name: string; at: number } | null;
  /** null: the role does not show them. */
  categories: ListedCategory[] | null;
  work: WorkNeeded | null;
}

/** A row of the list, without the fields that the editor may not read. */
const Row = v.looseObject({ id: v.number(), documentId: v.string() });

/**
 * Adds `listed` to the rows of a page of the list. The number of statements does not depend on that of the rows.
 * @param rows of Strapi's response
 */
export async function describeRows(
  strapi: Core.Strapi,
  ability: Ability,
  rows: readonly unknown[],
): Promise<unknown[]> {
  const knex = strapi.db.connection;
  const parsed = rows.filter((row) => v.is(Row, row));
  if (parsed.length === 0) return [...rows];
  const ids = parsed.map(({ documentId }) => documentId);
  const [plans, changes, categories, work] = await Promise.all([
    readPlans(knex, ids),
    findLastChanges(knex, ids),
    mayReadTitles(strapi, ability, CATEGORY)
      ? readCategories(
          knex,
          parsed.map(({ id }) => id),
        )
      : undefined,
    readWork(knex, ids),
  ]);
  const mayReadTexts = mayReadField(strapi, ability, BLOG, 'content');
  return rows.map((row) => {
    if (!v.is(Row, row)) return row;
    const { id, documentId } = row;
    const change = changes.get(documentId);
    const listed: ListedArticle = {
      plans: plans.get(documentId) ?? [],
      changed: change ? { name: change.actor.name, at: change.changedAt } : null,
      categories: categories && 'categories' in row ? (categories.get(id) ?? []) : null,
      work: hideWork(work.get(documentId), (field) => (field === 'content' ? mayReadTexts : field in row)),
    };
    return { ...row, listed };
  });
}

/** Says nothing about fields that the editor does not see. */
export function hideWork(
  work: WorkNeeded | undefined,
  isShown: (field: string) => boolean,
): WorkNeeded | null {
  if (!work) return null;
  const showsTexts = isShown('content');
  return {
    noTitle: work.noTitle && isShown('title'),
    noPicture: work.noPicture && isShown('thumbnail'),
    noCategory: work.noCategory && isShown('categories'),
    noDescription: work.noDescription && isShown('description'),
    noText: work.noText && showsTexts,
    refused: showsTexts ? work.refused : 0,
    named: showsTexts ? work.named : 0,
  };
}
