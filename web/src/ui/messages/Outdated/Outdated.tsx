import { useEffect, useState, type ReactNode } from 'react';
import { reloadOnce } from '../../../lib/routing/reload/outdated';
import { useReloadOnRestore } from '../../../lib/routing/reload/use-reload-on-restore';
import { Container } from '../../base/Container/Container';

/** Replaces a page whose script is of another version, and reloads. */
export function Outdated({ fallback }: { /** Shown if that does not help. */ fallback: ReactNode }) {
  const [helpless, setHelpless] = useState(false);
  useReloadOnRestore();
  useEffect(() => {
    void reloadOnce().then((reloads) => setHelpless(!reloads));
  }, []);
  if (helpless) return fallback;
  return (
    <Container>
      <p role="status">The site has a new version. Loading it…</p>
    </Container>
  );
}
