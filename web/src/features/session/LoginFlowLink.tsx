import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { toReturnState } from '../../lib/routing/return-state';

interface Props {
  to: '/login' | '/signup' | '/forgot-password';
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the login or one of its related pages, which remembers where the reader wants to return to (C29). */
export function LoginFlowLink({ to, className, children }: Props) {
  return (
    <Link to={to} className={className} state={toReturnState(useLocation())}>
      {children}
    </Link>
  );
}
