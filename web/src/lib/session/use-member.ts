import { useLocation } from 'react-router-dom';
import { currentMember, type Member } from './member';
import { restores } from './restores';
import { useStoredToken, useStoredUser } from './stored-session';

/**
 * The member who is signed in, checked again on every render and navigation, because a token may expire while the
 * page is open. The header, which is on every page, removes an invalid token (`useRemoveInvalidToken`).
 */
export function useMember(): Member | null {
  const token = useStoredToken();
  const user = useStoredUser();
  // Renders again on navigation, and when the page is restored.
  useLocation();
  restores.use();
  return currentMember(token, user);
}
