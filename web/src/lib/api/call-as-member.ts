import type { Member } from '../session/member';
import { storedMember } from '../session/stored-member';
import { endSession, storedToken } from '../session/stored-session';
import { callApi, type Answered, type Call } from './call-api';

/** Why nobody is signed in (any more). */
export type Ended = 'no session' | 'session over';

/** What a call for a member can come to. */
export type AnsweredMember = Answered | { is: 'signed out'; because: Ended };

const UNAUTHORISED = 401;

/** What a refusal means to the session. */
export interface SessionRules {
  /** Whether this refusal with 401 says that the session is over: `update-password` has another kind (C9). */
  isOver?: (sentence: string | undefined) => boolean;
  /**
   * Nobody asked for it, so it signs nobody out: a session that is over ends with the member's next action, which says
   * so.
   */
  isBackground?: boolean;
}

/**
 * Calls the REST API for whoever is signed in at this moment. A session that turns out to be over is forgotten, in every
 * tab; what was typed is the caller's to keep, and so is the sentence.
 * @param call given the member, whose id the specification's paths and bodies carry
 */
export async function callAsMember(
  call: (member: Member) => Omit<Call, 'token'>,
  { isOver = () => true, isBackground = false }: SessionRules = {},
): Promise<AnsweredMember> {
  const token = storedToken();
  if (token === null) return { is: 'signed out', because: 'no session' };
  const member = storedMember();
  if (!member) return over();
  const answered = await callApi({ ...call(member), token });
  if (answered.is === 'refused' && answered.status === UNAUTHORISED && isOver(answered.sentence)) {
    return over();
  }
  return answered;

  function over(): AnsweredMember {
    // Whoever signed in again meanwhile, in another tab, stays so.
    if (!isBackground && storedToken() === token) endSession();
    return { is: 'signed out', because: 'session over' };
  }
}
