import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { SAVED_VIEWS } from './saved-views-table';

/** As many as fit beside each other; more would be harder to find than the filters are to set. */
export const MOST_VIEWS = 20;
const LONGEST_NAME = 60;
const LONGEST_QUERY = 2000;

/** A view that an editor has saved. */
export interface SavedView {
  id: number;
  name: string;
  /** Of the list's address, without the question mark, such as `view=drafts&sort=title:ASC`. */
  query: string;
}

export const SentView = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME), v.excludes('\0')),
  // Parameters only: no view leads away from the list.
  query: v.pipe(v.string(), v.maxLength(LONGEST_QUERY), v.regex(/^[^\s#?\0]*$/)),
});

const Views = v.array(v.object({ id: v.number(), name: v.string(), query: v.string() }));

/** The editor's own, in the order in which they were saved. */
export async function listSavedViews(knex: Knex, userId: number): Promise<SavedView[]> {
  const rows: unknown = await knex(SAVED_VIEWS)
    .where({ user_id: userId })
    .orderBy('id')
    .limit(MOST_VIEWS)
    .select('id', 'name', 'query');
  return v.parse(Views, rows);
}

/**
 * Saves a view, or replaces the editor's view of this name.
 * @throws ValidationError when the editor has as many as possible
 */
export async function saveView(
  knex: Knex,
  userId: number,
  { name, query }: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  return knex.transaction(async (trx: Knex) => {
    const own = await listSavedViews(trx, userId);
    if (own.length >= MOST_VIEWS && !own.some((view) => view.name === name))
      throw new errors.ValidationError(
        `You have ${MOST_VIEWS} saved views, which is the most. Remove one that you no longer need first.`,
      );
    const rows: unknown = await trx(SAVED_VIEWS)
      .insert({ user_id: userId, name, query })
      .onConflict(['user_id', 'name'])
      .merge(['query'])
      .returning(['id', 'name', 'query']);
    const [saved] = v.parse(Views, rows);
    if (!saved) throw new Error('The view was not stored.');
    return saved;
  });
}

/** @returns whether the editor had this view */
export const removeView = async (knex: Knex, userId: number, id: number): Promise<boolean> =>
  (await knex(SAVED_VIEWS).where({ user_id: userId, id }).delete()) > 0;
