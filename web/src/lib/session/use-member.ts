import { useLocation } from 'react-router-dom';
import { presentMember, type Member } from './member';
import { restores } from './restores';
import { useStoredToken, useStoredUser } from './stored-session';

/**
 * Who is signed in, judged anew whenever it is rendered and on every navigation: a token may expire while the page is
 * open. One that is no good is forgotten by the header (`useForgetSpoiltToken`), which is on every page.
 */
export function useMember(): Member | null {
  const token = useStoredToken();
  const user = useStoredUser();
  // A new place is a new rendering, and so is a page that comes back.
  useLocation();
  restores.use();
  return presentMember(token, user);
}
