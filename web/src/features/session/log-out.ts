import { callApi } from '../../lib/api/call-api';
import { callAsMember, type MemberApiResponse } from '../../lib/api/call-as-member';
import { signOut, storedToken } from '../../lib/session/stored-session';

const LOGOUT = '/users/me/logout';

/**
 * Signs the member out here, and asks the server to revoke the token. Does not wait for the server: the token is
 * removed from this browser in any case.
 */
export function logOut(): void {
  const token = storedToken();
  signOut();
  if (token !== null) void callApi({ method: 'POST', path: LOGOUT, body: {}, token, keepalive: true });
}

/** Ends every session of the member on all devices. Only the server can, so this waits for it. */
export const logOutEverywhere = (): Promise<MemberApiResponse> =>
  callAsMember(() => ({ method: 'POST', path: LOGOUT, body: { everywhere: true } }));
