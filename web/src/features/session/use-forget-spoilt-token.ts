import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SESSION_EXPIRED } from '../../lib/session/login-prompts';
import { loadChunk } from '../../lib/routing/outdated';
import { hasExpired } from '../../lib/session/member';
import { endSession, expiryToTell, storedToken } from '../../lib/session/stored-session';
import { useMember } from '../../lib/session/use-member';
import { wayBackFrom } from '../../lib/session/way-back';

/**
 * Forgets a token that is no good. Whoever comes to the site with one that has expired is sent to the login, from any
 * page; while they are here, they can go on reading where they are (C29). Both are told, once.
 * @returns who is signed in
 */
export function useForgetSpoiltToken() {
  const member = useMember();
  const location = useLocation();
  const navigate = useNavigate();
  const isOnLoad = useRef(true);
  useEffect(() => {
    const token = storedToken();
    const isArrival = isOnLoad.current;
    isOnLoad.current = false;
    if (member || token === null) return;
    const isOver = hasExpired(token, Date.now());
    endSession();
    if (!isOver) return;
    const isAtLogin = location.pathname === '/login';
    if (isArrival || isAtLogin) expiryToTell.set(true);
    // A page for members alone has said already that the login will tell it (`MembersOnly`).
    else if (!expiryToTell.get()) void tellHere();
    if (isArrival && !isAtLogin) void navigate('/login', { state: wayBackFrom(location) });
  }, [member, location, navigate]);
  return member;
}

/** Over the page, which stays as it is. */
async function tellHere(): Promise<void> {
  const alert = await loadChunk(() => import('../../ui/messages/Alert/show-alert')).catch(() => undefined);
  alert?.showAlert(SESSION_EXPIRED);
}
