import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { mayReadField, type Ability } from '../../platform/strapi/document-rights';
import { hideWork } from '../article-list/rows/describe-rows';
import { readPlans, readWork } from '../article-list/rows/read-facts';
import { countView, readView } from '../article-list/count-views';
import { catchUpForList } from '../draft-index/catch-up';
import { findLastChanges } from '../draft-index/last-changes';
import { HIDDEN_TITLE, mayReadTitles } from '../history/hidden-titles';
import { MOST_ROWS, type ArticleToMend, type DeskArticle, type Section } from './desk';

const BLOG = 'api::blog.blog';

const Row = v.object({ documentId: v.string(), title: v.nullish(v.string(), '') });

/** The articles of two views of the list, with the rights of the list. */
export async function readArticles(strapi: Core.Strapi, ability: Ability) {
  await catchUpForList(strapi);
  const [drafts, toMend] = await Promise.all([
    readSection(strapi, ability, 'my-drafts'),
    readSection(strapi, ability, 'needs-work'),
  ]);
  return { drafts, toMend: await addWork(strapi, ability, toMend) };
}

async function readSection(
  strapi: Core.Strapi,
  ability: Ability,
  view: 'my-drafts' | 'needs-work',
): Promise<Section<DeskArticle>> {
  const showsTitles = mayReadTitles(strapi, ability, BLOG);
  // A query for a field that the role does not show is refused.
  const fields = showsTitles ? ['title'] : ['documentId'];
  const [count, found] = await Promise.all([
    countView(strapi, ability, view),
    readView(strapi, ability, view, { sort: 'updatedAt:desc', fields, limit: MOST_ROWS }),
  ]);
  const rows = v.parse(v.array(Row), found);
  const changes = await findLastChanges(
    strapi.db.connection,
    rows.map(({ documentId }) => documentId),
  );
  return {
    count,
    isMore: false,
    rows: rows.map(({ documentId, title }) => {
      const change = changes.get(documentId);
      return {
        documentId,
        title: showsTitles ? title : HIDDEN_TITLE,
        changed: change ? { name: change.actor.name, at: change.changedAt } : null,
      };
    }),
  };
}

async function addWork(
  strapi: Core.Strapi,
  ability: Ability,
  section: Section<DeskArticle>,
): Promise<Section<ArticleToMend>> {
  const ids = section.rows.map(({ documentId }) => documentId);
  if (ids.length === 0) return { ...section, rows: [] };
  const knex = strapi.db.connection;
  const [work, plans] = await Promise.all([readWork(knex, ids), readPlans(knex, ids)]);
  const isShown = (field: string) => mayReadField(strapi, ability, BLOG, field);
  return {
    ...section,
    rows: section.rows.map((row) => ({
      ...row,
      work: hideWork(work.get(row.documentId), isShown),
      hasFailed: (plans.get(row.documentId) ?? []).some(({ failed }) => failed),
    })),
  };
}
