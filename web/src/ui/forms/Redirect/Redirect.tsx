import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Props {
  /** A path of this site. */
  to: string;
  /** The router's, for the page there. */
  state?: unknown;
}

/**
 * Stands where a page is not for this reader, and sends them on; Back does not lead here. The router's own `Navigate`
 * would be part of what every page loads.
 */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
