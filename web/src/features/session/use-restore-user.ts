import { useEffect } from 'react';
import * as v from 'valibot';
import { callAsMember } from '../../lib/api/call-as-member';
import { parseResponse } from '../../lib/api/parse-response';
import { getEmail, type Member } from '../../lib/session/member';
import { storeSession, storedToken, useStoredUser } from '../../lib/session/stored-session';

const User = v.looseObject({ username: v.string(), email: v.string() });

/**
 * Fetches the signed-in user from the server if the data stored beside the token is lost. Without it a member cannot
 * comment or write to the editors, and the login page redirects anyone with a valid token.
 */
export function useRestoreUser(member: Member | null): void {
  const email = getEmail(useStoredUser());
  const isLost = member !== null && (member.username === '' || email === '');
  useEffect(() => {
    if (isLost) void restore();
  }, [isLost]);
}

async function restore(): Promise<void> {
  const token = storedToken();
  const result = parseResponse(await callAsMember(() => ({ method: 'GET', path: '/users/me' })), User);
  // Another tab may have signed in meanwhile, and stored its own user.
  if (result.is === 'done' && token !== null && storedToken() === token) storeSession(token, result.value);
}
