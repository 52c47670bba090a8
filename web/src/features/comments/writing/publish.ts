import { callAsMember } from '../../../lib/api/call-as-member';
import { FAILED } from '../../../lib/api/failed';
import { grouped } from '../../../lib/text/grouped';
import { LOG_IN_TO } from '../../../lib/session/login-prompts';
import { storedMember } from '../../../lib/session/stored-member';
import { storedToken } from '../../../lib/session/stored-session';
import { askToLogIn } from '../../../ui/messages/LoginDialog/ask-to-log-in';
import { LONGEST_COMMENT } from '../../../lib/shared/comments.gen';
import { findProblem } from './comment-text';

/** Where something is written: under an article, or as an answer to a comment there. */
export interface Place {
  articleId: string;
  /** The comment that it answers. */
  parentId?: number | undefined;
}

/** What comes of posting something. */
export type Outcome =
  | { is: 'posted' }
  /** Nothing, and nothing is said of it here. */
  | { is: 'passed over' }
  | { is: 'text refused' | 'not posted'; sentence: string }
  | { is: 'session over' };

const TOO_LONG = `A comment has at most ${grouped(LONGEST_COMMENT)} characters.`;

/**
 * Posts a comment or a reply for the member. A guest is asked to log in before anything else.
 * @param emptySentence what is said of an empty one; an empty reply is passed over
 */
export async function publish(place: Place, text: string, emptySentence?: string): Promise<Outcome> {
  if (storedToken() === null) return askGuest();
  const problem = findProblem(text);
  if (problem === 'too long') return { is: 'text refused', sentence: TOO_LONG };
  if (problem === 'empty') {
    return emptySentence === undefined
      ? { is: 'passed over' }
      : { is: 'text refused', sentence: emptySentence };
  }
  // Posting requires a stored name.
  if (storedMember()?.username === '') return askGuest();
  return send(place, text.trim());
}

function askGuest(): Outcome {
  askToLogIn(LOG_IN_TO.comment, 'no session', 'comments');
  return { is: 'passed over' };
}

async function send({ articleId, parentId }: Place, text: string): Promise<Outcome> {
  const answered = await callAsMember(({ userId, username }) => ({
    method: 'POST',
    path: '/comments',
    body: {
      user_id: userId,
      username,
      blog_id: articleId,
      comment_text: text,
      ...(parentId !== undefined && { parent_comment_id: parentId }),
    },
  }));
  if (answered.is === 'done') return { is: 'posted' };
  if (answered.is === 'signed out') return { is: 'session over' };
  return { is: 'not posted', sentence: (answered.is === 'refused' && answered.sentence) || FAILED };
}
