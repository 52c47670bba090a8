import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasExpired } from '../../lib/session/member';
import { endSession, storedToken } from '../../lib/session/storedSession';
import { useMember } from '../../lib/session/useMember';
import { wayBackFrom } from '../../lib/session/wayBack';

/**
 * Forgets a token that is no good. Whoever comes to the site with one that has expired is sent to the login, from any
 * page; while they are here, they can go on reading where they are (C29).
 * @returns who is signed in
 */
export function useForgetSpoiltToken() {
  const member = useMember();
  const location = useLocation();
  const navigate = useNavigate();
  const isOnLoad = useRef(true);
  useEffect(() => {
    const token = storedToken();
    if (!member && token !== null) {
      const goesToLogin = isOnLoad.current && hasExpired(token, Date.now()) && location.pathname !== '/login';
      endSession();
      if (goesToLogin) void navigate('/login', { state: wayBackFrom(location) });
    }
    isOnLoad.current = false;
  }, [member, location, navigate]);
  return member;
}
