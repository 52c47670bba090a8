import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SESSION_EXPIRED } from '../../lib/session/login-prompts';
import { loadChunk } from '../../lib/routing/reload/outdated';
import { hasExpired } from '../../lib/session/member';
import { endSession, expiryNoticePending, storedToken } from '../../lib/session/stored-session';
import { useMember } from '../../lib/session/use-member';
import { toReturnState } from '../../lib/routing/return-state';

/**
 * Removes an invalid token. Somebody who arrives with an expired token is sent to the login, from any page. If it
 * expires during the visit, they can continue reading (C29). Both are announced, once.
 * @returns the member who is signed in
 */
export function useRemoveInvalidToken() {
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
    if (isArrival || isAtLogin) expiryNoticePending.set(true);
    // On a page for members only, the login will report it (`MembersOnly`).
    else if (!expiryNoticePending.get()) void showExpiry();
    if (isArrival && !isAtLogin) void navigate('/login', { state: toReturnState(location) });
  }, [member, location, navigate]);
  return member;
}

/** Shows an alert over the page, which stays unchanged. */
async function showExpiry(): Promise<void> {
  const alert = await loadChunk(() => import('../../ui/messages/Alert/show-alert')).catch(() => undefined);
  alert?.showAlert(SESSION_EXPIRED);
}
