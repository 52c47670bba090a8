import * as v from 'valibot';
import { callAsMember } from '../../../lib/api/call-as-member';
import { GENERIC_ERROR } from '../../../lib/api/generic-error';
import { groupDigits } from '../../../lib/text/group-digits';
import { LOGIN_PROMPTS } from '../../../lib/session/login-prompts';
import { storedMember } from '../../../lib/session/stored-member';
import { storedToken } from '../../../lib/session/stored-session';
import { promptLogin } from '../../../ui/messages/LoginDialog/prompt-login';
import { MAX_COMMENT_LENGTH } from '../../../lib/shared/comments.gen';
import { findProblem } from './comment-text';

/** Where to post: under an article, or as a reply to a comment there. */
export interface Place {
  articleId: string;
  /** The comment it replies to. */
  parentId?: number | undefined;
}

/** The outcome of posting. */
export type Outcome =
  | { is: 'posted'; isHeld: boolean }
  /** Nothing was posted, and no message is needed. */
  | { is: 'passed over' }
  | { is: 'text refused' | 'not posted'; sentence: string }
  | { is: 'session over' };

/** A comment that waits for the editors (C49). */
const Held = v.object({ held: v.literal(true) });

const TOO_LONG = `A comment has at most ${groupDigits(MAX_COMMENT_LENGTH)} characters.`;

/**
 * Posts a comment or a reply on behalf of the member. A guest is asked to log in first.
 * @param emptySentence the message for an empty text; an empty reply is ignored
 */
export async function publish(place: Place, text: string, emptySentence?: string): Promise<Outcome> {
  if (storedToken() === null) return promptGuest();
  const problem = findProblem(text);
  if (problem === 'too long') return { is: 'text refused', sentence: TOO_LONG };
  if (problem === 'empty') {
    return emptySentence === undefined
      ? { is: 'passed over' }
      : { is: 'text refused', sentence: emptySentence };
  }
  // Posting requires a stored name.
  if (storedMember()?.username === '') return promptGuest();
  return send(place, text.trim());
}

function promptGuest(): Outcome {
  promptLogin(LOGIN_PROMPTS.comment, 'no session', 'comments');
  return { is: 'passed over' };
}

async function send({ articleId, parentId }: Place, text: string): Promise<Outcome> {
  const response = await callAsMember(({ userId, username }) => ({
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
  if (response.is === 'done') return { is: 'posted', isHeld: v.is(Held, response.body) };
  if (response.is === 'signed out') return { is: 'session over' };
  return { is: 'not posted', sentence: (response.is === 'refused' && response.sentence) || GENERIC_ERROR };
}
