import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { wayBackFrom } from '../../lib/session/way-back';

interface Props {
  to: '/login' | '/signup' | '/forgot-password';
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the login, or on from it, and remembers where its reader wants to come back to (C29). */
export function WayInLink({ to, className, children }: Props) {
  return (
    <Link to={to} className={className} state={wayBackFrom(useLocation())}>
      {children}
    </Link>
  );
}
