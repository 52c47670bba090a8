import { useEffect } from 'react';
import * as v from 'valibot';
import { callAsMember } from '../../lib/api/call-as-member';
import { readAnswer } from '../../lib/api/read-answer';
import { getEmail, type Member } from '../../lib/session/member';
import { storeSession, storedToken, useStoredUser } from '../../lib/session/stored-session';

const User = v.looseObject({ username: v.string(), email: v.string() });

/**
 * Has the server say once more who is signed in, where what was stored beside the token is lost: without it nobody can
 * comment or write to the editors, and the login sends away whoever has a good token.
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
  const told = readAnswer(await callAsMember(() => ({ method: 'GET', path: '/users/me' })), User);
  // Whoever signed in meanwhile, in another tab, has their own.
  if (told.is === 'done' && token !== null && storedToken() === token) storeSession(token, told.value);
}
