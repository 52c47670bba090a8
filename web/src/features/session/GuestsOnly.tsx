import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMember } from '../../lib/session/useMember';
import { placeIn } from '../../lib/session/wayBack';

/** Sends whoever is signed in, or signs in here, back to where they came from, and home if they came from nowhere. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const location = useLocation();
  return useMember() ? <Navigate to={placeIn(location.state)} replace /> : children;
}
