import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../lib/pathOf';
import { useMember } from '../../lib/session/useMember';
import { useHydrated } from '../../ui/hydrated/useHydrated';
import { Spinner } from '../../ui/Spinner/Spinner';

/** A page for members: a guest is led to the login, which knows the way back (C29). The server knows nobody. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const from = pathOf(useLocation());
  const navigate = useNavigate();
  const member = useMember();
  const isGuest = useHydrated() && !member;
  // Not by the router's `<Navigate>`, which would come with every page: 200 bytes.
  useEffect(() => {
    if (isGuest) void navigate('/login', { replace: true, state: { from } });
  }, [isGuest, navigate, from]);
  return member ? children : <Spinner label="Loading…" />;
}
