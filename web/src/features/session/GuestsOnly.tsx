import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { getReturnPath } from '../../lib/session/return-path';
import { useMember } from '../../lib/session/use-member';
import { Redirect } from '../../ui/forms/Redirect/Redirect';

/** Redirects a member who is signed in, or signs in here, to where they came from, or else home. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const location = useLocation();
  return useMember() ? <Redirect to={getReturnPath(location.state)} /> : children;
}
