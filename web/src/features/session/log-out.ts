import { callApi } from '../../lib/api/call-api';
import { callAsMember, type AnsweredMember } from '../../lib/api/call-as-member';
import { signOut, storedToken } from '../../lib/session/stored-session';

const LOGOUT = '/users/me/logout';

/**
 * Signs the member out here at once, and has the server refuse the token from then on. Nobody waits for the server: if it
 * does not answer, the token is gone from this browser all the same.
 */
export function logOut(): void {
  const token = storedToken();
  signOut();
  if (token !== null) void callApi({ method: 'POST', path: LOGOUT, body: {}, token, keepalive: true });
}

/** Has the server end every session of the member, on all devices. Only the server can, so this waits for it. */
export const logOutEverywhere = (): Promise<AnsweredMember> =>
  callAsMember(() => ({ method: 'POST', path: LOGOUT, body: { everywhere: true } }));
