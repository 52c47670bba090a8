import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { presentMember, type Member } from './member';
import { signOut, useStoredToken, useStoredUser } from './storedSession';

/**
 * Who is signed in, judged anew whenever it is rendered and on every navigation: a token may expire while the page is
 * open. One that is no good is forgotten.
 */
export function useMember(): Member | null {
  const token = useStoredToken();
  const user = useStoredUser();
  // A new place is a new rendering.
  useLocation();
  const member = presentMember(token, user);
  const spoilt = token !== null && !member;
  useEffect(() => {
    if (spoilt) signOut();
  }, [spoilt]);
  return member;
}
