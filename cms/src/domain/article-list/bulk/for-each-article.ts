import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { lockContent } from '../../../platform/database/locks/content-lock';
import { filterAllowed, type Ability, type Action } from '../../../platform/strapi/document-rights';
import { HIDDEN_TITLE, mayReadTitles } from '../../history/hidden-titles';

const BLOG = 'api::blog.blog';

/** What became of one article. */
export interface RowResult {
  documentId: string;
  title: string;
  /** `unchanged`: there was nothing to do. */
  outcome: 'done' | 'unchanged' | 'refused';
  /** Why it was refused or unchanged, or what else there is to know; empty: nothing. */
  message: string;
}

/** What an action reports of one article. */
export type Done = Pick<RowResult, 'message'> & { outcome: 'done' | 'unchanged' };

export const DONE: Done = { outcome: 'done', message: '' };

interface Bulk {
  ability: Ability;
  documentIds: readonly string[];
  /** The right that each article needs. */
  right: Action;
  act: (documentId: string) => Promise<Done>;
}

/** Stops an action on one article. The message says why, and is for the editor. */
export class Refusal extends errors.ApplicationError {}

/**
 * Does something with several articles, one after the other, each in a transaction of its own: one that fails does not
 * stop the others.
 */
export async function forEachArticle(
  strapi: Core.Strapi,
  { ability, documentIds, right, act }: Bulk,
): Promise<RowResult[]> {
  const ids = [...new Set(documentIds)];
  const titles = await readTitles(strapi, ability, ids);
  const readable = await filterAllowed(strapi, ability, 'read', BLOG, ids);
  const allowed = await filterAllowed(strapi, ability, right, BLOG, ids);
  const results: RowResult[] = [];
  for (const documentId of ids) {
    const title = titles.get(documentId);
    const refuse = (known: string, message: string) =>
      results.push({ documentId, title: known, outcome: 'refused', message });
    // To somebody who may not see it, it does not exist.
    if (!readable.has(documentId))
      refuse('An article', 'It has been deleted, or your role does not show it.');
    else if (title === undefined)
      refuse('An article that has been deleted', 'It has been deleted in the meantime.');
    else if (!allowed.has(documentId)) refuse(title, 'Your role does not allow this for it.');
    else results.push({ documentId, title, ...(await tryOne(strapi, documentId, act)) });
  }
  return results;
}

async function tryOne(
  strapi: Core.Strapi,
  documentId: string,
  act: Bulk['act'],
): Promise<Pick<RowResult, 'outcome' | 'message'>> {
  try {
    return await strapi.db.transaction(async () => {
      // Nobody saves between what is read first and what is then decided.
      await lockContent(strapi);
      return act(documentId);
    });
  } catch (error) {
    return { outcome: 'refused', message: explainFailure(strapi, documentId, error) };
  }
}

/** Why something was not done with an article, for the editor; what is no refusal is logged for the operator. */
export function explainFailure(strapi: Core.Strapi, documentId: string, error: unknown): string {
  const refusal: Error | undefined = error instanceof errors.ApplicationError ? error : undefined;
  if (refusal) return refusal.message;
  strapi.log.error(`An action on several articles failed for ${documentId}: ${String(error)}`);
  return 'The system could not do it. Please try again.';
}

const Titled = v.array(v.object({ documentId: v.string(), title: v.nullish(v.string()) }));

async function readTitles(
  strapi: Core.Strapi,
  ability: Ability,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  const where = { documentId: { $in: [...documentIds] }, publishedAt: null };
  const rows: unknown = await strapi.db.query(BLOG).findMany({ where, select: ['documentId', 'title'] });
  const isReadable = mayReadTitles(strapi, ability, BLOG);
  return new Map(
    v
      .parse(Titled, rows)
      .map(({ documentId, title }) => [documentId, isReadable ? title || 'Untitled' : HIDDEN_TITLE]),
  );
}
