import type { Core } from '@strapi/strapi';
import type { Ability } from '../../platform/strapi/document-rights';
import { findEarlyArticles, MOST_EARLY } from '../articles/writing/early-articles';
import { createPlanFilter } from '../schedule/filter-plans';
import { listDone, listFailed, listWaiting, MOST_LISTED, type ListedJob } from '../schedule/list-plans';
import { MOST_ROWS, type DeskPlan, type EarlyArticle, type Section } from './desk';
import { toSection } from './section';

const BLOG = 'api::blog.blog';

/** What failed, what ran late in the last days, and what comes next, of what the editor may read. */
export async function readScheduled(strapi: Core.Strapi, ability: Ability): Promise<Section<DeskPlan>> {
  const knex = strapi.db.connection;
  const filter = createPlanFilter(strapi, ability);
  const [failed, done, waiting] = await Promise.all([listFailed(knex), listDone(knex), listWaiting(knex)]);
  const readable = new Set(await filter([...failed, ...done.filter(({ missed }) => missed), ...waiting]));
  return toScheduled(
    [...readable],
    [failed, waiting].some(({ length }) => length >= MOST_LISTED),
  );
}

const STATES = { failed: 'failed', done: 'late', waiting: 'waiting' } as const;

function toScheduled(jobs: readonly ListedJob[], isMore: boolean): Section<DeskPlan> {
  const of = (state: keyof typeof STATES) =>
    jobs
      .filter((job) => job.state === state)
      .map(({ id, documentId, type, title, action, dueAt, finishedAt, note }): DeskPlan => ({
        ...{ id, documentId, type, title, action, dueAt, finishedAt, note },
        state: STATES[state],
      }));
  const [failed, late, waiting] = [of('failed'), of('done'), of('waiting')];
  return {
    count: failed.length + waiting.length,
    isMore,
    rows: [...failed, ...late, ...waiting].slice(0, MOST_ROWS),
  };
}

export async function readEarly(strapi: Core.Strapi, ability: Ability): Promise<Section<EarlyArticle>> {
  const found = await findEarlyArticles(strapi, new Date());
  const filter = createPlanFilter(strapi, ability);
  const readable = await filter(
    found.map(({ documentId, title, publicationDate }) => ({
      type: BLOG,
      documentId,
      title: title ?? '',
      date: Date.parse(publicationDate),
    })),
  );
  return toSection(
    readable.map(({ documentId, title, date }) => ({ documentId, title, date })),
    MOST_EARLY,
  );
}
