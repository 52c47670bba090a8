import { goesWithParent } from '../comments/triggers';
import type { Dialect } from '../../platform/database/dialect';
import type { Trigger } from '../../platform/database/trigger';
import { ACTIVITY, commentsSeen, NOW_MS } from './table';

const MOVED = "'What was said of an article stays under it.'";
const REFUSE: { [D in Dialect]: string } = {
  sqlite: `SELECT RAISE(ABORT, ${MOVED})`,
  postgres: `RAISE EXCEPTION ${MOVED}`,
};

/**
 * Keep the row of an article whose ratings and comments change, whichever way they do. Writers wait for each other under
 * one article alone; there is no row that all would wait for.
 *
 * On PostgreSQL a statement does not see what others have written since it began: so the first locks the row, and
 * the next counts, with nobody else at it.
 */
export function articleActivityTriggers(dialect: Dialect): Trigger[] {
  const now = NOW_MS[dialect];
  const raise = `INSERT INTO ${ACTIVITY} (blog_id, number, changed_at, rating_count, rating_sum, comment_count) VALUES (NEW.blog_id, ${now}, ${now}, 0, 0, 0) ON CONFLICT (blog_id) DO UPDATE SET number = ${ACTIVITY}.number + 1, changed_at = excluded.changed_at`;
  const set = (change: string) => `UPDATE ${ACTIVITY} SET ${change} WHERE blog_id = NEW.blog_id`;
  // What goes with its article is counted no more: nobody waits for a row that is about to go too, and a comment with
  // replies, which lose it first, is not counted anew for each of thousands.
  const setWhileThere = (change: string) =>
    `UPDATE ${ACTIVITY} SET ${change} WHERE blog_id = OLD.blog_id AND EXISTS (SELECT 1 FROM blogs WHERE document_id = OLD.blog_id)`;
  const raiseWhileThere = setWhileThere(`number = number + 1, changed_at = ${now}`);
  const recount = setWhileThere(`comment_count = ${commentsSeen('OLD.blog_id')}`);
  // The replies to one that is deleted are counted with it, once: not each of thousands as it loses its parent.
  const unlessOrphaned = (change: string) =>
    `${change} AND (OLD.parent_id IS NULL OR EXISTS (SELECT 1 FROM comments p WHERE p.id = OLD.parent_id))`;

  return [
    {
      name: 'ratings_insert_counts',
      table: 'ratings',
      timing: 'AFTER',
      event: 'INSERT',
      run: [raise, set('rating_count = rating_count + 1, rating_sum = rating_sum + NEW.value')],
    },
    {
      name: 'ratings_update_counts',
      table: 'ratings',
      timing: 'AFTER',
      event: 'UPDATE',
      when: 'OLD.value IS DISTINCT FROM NEW.value',
      run: [raise, set('rating_sum = rating_sum + NEW.value - OLD.value')],
    },
    {
      name: 'ratings_delete_counts',
      table: 'ratings',
      timing: 'AFTER',
      event: 'DELETE',
      run: [
        raiseWhileThere,
        setWhileThere('rating_count = rating_count - 1, rating_sum = rating_sum - OLD.value'),
      ],
    },
    {
      name: 'comments_insert_counts',
      table: 'comments',
      timing: 'AFTER',
      event: 'INSERT',
      run: [
        raise,
        `${set('comment_count = comment_count + 1')} AND NOT NEW.hidden AND NOT EXISTS (SELECT 1 FROM comments p WHERE p.id = NEW.parent_id AND p.hidden)`,
      ],
    },
    {
      // One that is hidden or shown takes its replies along, and so does one that goes: those are counted anew.
      name: 'comments_update_counts',
      table: 'comments',
      timing: 'AFTER',
      event: 'UPDATE',
      when: `NOT (${goesWithParent('NEW')}) AND (OLD.hidden IS DISTINCT FROM NEW.hidden OR OLD.parent_id IS DISTINCT FROM NEW.parent_id)`,
      run: [raiseWhileThere, recount].map(unlessOrphaned),
    },
    {
      // What a comment says, and under whose name. It is counted as before.
      name: 'comments_update_changes_author',
      table: 'comments',
      timing: 'AFTER',
      event: 'UPDATE',
      when: 'OLD.member_id IS DISTINCT FROM NEW.member_id OR OLD.text IS DISTINCT FROM NEW.text',
      run: [raiseWhileThere],
    },
    {
      name: 'members_update_renames_author',
      table: 'up_users',
      timing: 'AFTER',
      event: 'UPDATE',
      when: 'OLD.username IS DISTINCT FROM NEW.username',
      run: [
        `UPDATE ${ACTIVITY} SET number = number + 1, changed_at = ${now} WHERE blog_id IN (SELECT blog_id FROM comments WHERE member_id = NEW.id)`,
      ],
    },
    {
      name: 'comments_delete_counts',
      table: 'comments',
      timing: 'AFTER',
      event: 'DELETE',
      when: `NOT (${goesWithParent('OLD')})`,
      run: [raiseWhileThere, recount],
    },
    ...['ratings', 'comments'].map((table): Trigger => ({
      // It would be counted where it no longer is.
      name: `${table}_update_stays_under_article`,
      table,
      timing: 'BEFORE',
      event: 'UPDATE',
      when: 'OLD.blog_id IS DISTINCT FROM NEW.blog_id',
      run: [REFUSE[dialect]],
    })),
  ];
}
