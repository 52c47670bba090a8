import { goesWithParent } from '../comments/triggers';
import { NOW_MS } from '../../platform/database/clock';
import type { Dialect } from '../../platform/database/dialect';
import type { Trigger } from '../../platform/database/trigger';
import { ACTIVITY, visibleCommentCount } from './table';

const MOVED = "'What was said of an article stays under it.'";
const REFUSE: { [D in Dialect]: string } = {
  sqlite: `SELECT RAISE(ABORT, ${MOVED})`,
  postgres: `RAISE EXCEPTION ${MOVED}`,
};

/**
 * Triggers that update an article's row on every change to its ratings and comments. Writers wait for each other only
 * within one article; there is no row that all would wait for.
 *
 * On PostgreSQL a statement does not see what others have written since it began: so the first statement locks the row,
 * and the next one counts while nobody else can write.
 */
export function articleActivityTriggers(dialect: Dialect): Trigger[] {
  const now = NOW_MS[dialect];
  // While an article is being restored, its rows come before it and are counted together (`countActivity`).
  const insert = `INSERT INTO ${ACTIVITY} (blog_id, number, changed_at, rating_count, rating_sum, comment_count) SELECT NEW.blog_id, ${now}, ${now}, 0, 0, 0 WHERE EXISTS (SELECT 1 FROM blogs WHERE document_id = NEW.blog_id) ON CONFLICT (blog_id)`;
  const raise = `${insert} DO UPDATE SET number = ${ACTIVITY}.number + 1, changed_at = excluded.changed_at`;
  const set = (change: string) => `UPDATE ${ACTIVITY} SET ${change} WHERE blog_id = NEW.blog_id`;
  // When an article is deleted, its ratings and comments are not recounted: nobody has to wait for a row that is about
  // to be deleted too, and a comment that loses its replies first is not recounted for each of thousands.
  const setWhileThere = (change: string) =>
    `UPDATE ${ACTIVITY} SET ${change} WHERE blog_id = OLD.blog_id AND EXISTS (SELECT 1 FROM blogs WHERE document_id = OLD.blog_id)`;
  const raiseWhileThere = setWhileThere(`number = number + 1, changed_at = ${now}`);
  const recount = setWhileThere(`comment_count = ${visibleCommentCount('OLD.blog_id')}`);
  // The replies to a deleted comment are recounted with it, once: not for each of thousands as it loses its parent.
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
      when: 'NOT NEW.hidden',
      run: [
        raise,
        `${set('comment_count = comment_count + 1')} AND NOT EXISTS (SELECT 1 FROM comments p WHERE p.id = NEW.parent_id AND p.hidden)`,
      ],
    },
    {
      // One that waits for the editors changes nothing that others see, but needs a row in which it is counted later.
      name: 'comments_insert_creates_counts',
      table: 'comments',
      timing: 'AFTER',
      event: 'INSERT',
      when: 'NEW.hidden',
      run: [`${insert} DO NOTHING`],
    },
    {
      // Hiding, showing or deleting a comment affects its replies too, so the count is recomputed.
      name: 'comments_update_counts',
      table: 'comments',
      timing: 'AFTER',
      event: 'UPDATE',
      when: `NOT (${goesWithParent('NEW')}) AND (OLD.hidden IS DISTINCT FROM NEW.hidden OR OLD.parent_id IS DISTINCT FROM NEW.parent_id)`,
      run: [raiseWhileThere, recount].map(unlessOrphaned),
    },
    {
      // A changed text or author. The count stays the same.
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
      // Otherwise it would be counted under the wrong article.
      name: `${table}_update_stays_under_article`,
      table,
      timing: 'BEFORE',
      event: 'UPDATE',
      when: 'OLD.blog_id IS DISTINCT FROM NEW.blog_id',
      run: [REFUSE[dialect]],
    })),
  ];
}
