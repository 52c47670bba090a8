import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from '../../../platform/database/dialect';
import { formatReasons } from '../../comments/held/hold-reasons';
import type { CommentState } from './comment-state';
import { findModerated } from './moderated-comment';

const COMMENT = 'api::comment.comment';

const DECIDED: Readonly<Record<CommentState, string>> = {
  visible: 'Somebody else has approved or restored this comment meanwhile. Nothing was changed.',
  hidden: 'Somebody else has hidden this comment meanwhile. Nothing was changed.',
  held: 'Somebody else has taken back the approval of this comment meanwhile. Nothing was changed.',
};

interface Change {
  documentId: string;
  /** The state that the moderator has seen. */
  from: CommentState;
  state: CommentState;
  /** How many reports the moderator has seen, which are closed; those that arrived meanwhile stay. */
  seenReports: number;
}

/**
 * Shows a comment, hides it, or lets it wait for the editors again, and closes its reports, in one transaction with its
 * entry in the audit log.
 * @returns false: there is no such comment, or nobody whom it could wait for
 * @throws a 400 with the state in its details if another moderator has decided otherwise since
 */
export async function setCommentState(strapi: Core.Strapi, change: Change): Promise<boolean> {
  const { documentId, from, state, seenReports } = change;
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const comment = await findModerated(trx, documentId);
    if (!comment || (state === 'held' && comment.memberId === null)) return false;
    if (comment.state !== from && comment.state !== state)
      throw new errors.ValidationError(DECIDED[comment.state], { state: comment.state });
    const comments = strapi.documents(COMMENT);
    await comments.update({ documentId, data: { hidden: state !== 'visible' } });
    // A trigger ends the hold of one that is shown.
    if (state !== 'visible') {
      const held = state === 'held' ? formatReasons(['editors']) : null;
      await trx('comments').where({ id: comment.id }).update({ held });
    }
    if (seenReports > 0) await comments.update({ documentId, data: { reports: seenReports } });
    return true;
  });
}
