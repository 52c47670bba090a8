import type { Member } from '../session/member';
import { storedMember } from '../session/stored-member';
import { endSession, storedToken } from '../session/stored-session';
import { callApi, type ApiResponse, type Call } from './call-api';

/** Why nobody is signed in, or no longer. */
export type SignedOutReason = 'no session' | 'session over';

/** The result of a call on behalf of a member. */
export type MemberApiResponse = ApiResponse | { is: 'signed out'; because: SignedOutReason };

const UNAUTHORISED = 401;

/** How an error response affects the session. */
export interface SessionRules {
  /** Whether this 401 means that the session is over. `update-password` also responds 401 for other reasons (C9). */
  isOver?: (sentence: string | undefined) => boolean;
  /**
   * The user did not start this call, so it signs nobody out. The member's next own action reports that the session
   * is over.
   */
  isBackground?: boolean;
}

/**
 * Calls the REST API on behalf of the member who is signed in. If the session turns out to be over, forgets it in
 * every tab. Keeping the member's input and showing a message are up to the caller.
 * @param call receives the member, because the API expects their id in paths and bodies
 */
export async function callAsMember(
  call: (member: Member) => Omit<Call, 'token'>,
  { isOver = () => true, isBackground = false }: SessionRules = {},
): Promise<MemberApiResponse> {
  const token = storedToken();
  if (token === null) return { is: 'signed out', because: 'no session' };
  const member = storedMember();
  if (!member) return over();
  const response = await callApi({ ...call(member), token });
  if (response.is === 'refused' && response.status === UNAUTHORISED && isOver(response.sentence)) {
    return over();
  }
  return response;

  function over(): MemberApiResponse {
    // Another tab may have signed in again in the meantime: keep that session.
    if (!isBackground && storedToken() === token) endSession();
    return { is: 'signed out', because: 'session over' };
  }
}
