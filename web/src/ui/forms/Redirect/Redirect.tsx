import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Props {
  /** A path of this site. */
  to: string;
  /** The router state for the target page. */
  state?: unknown;
}

/**
 * Rendered instead of a page that is not for this reader, and redirects them. Replaces the history entry, so that
 * Back does not lead here. The router's own `Navigate` would add to every page's first load.
 */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
