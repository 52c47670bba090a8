import { useEffect, useState, type ReactNode } from 'react';
import { reloadOnce } from '../../../lib/routing/outdated';
import { useReloadOnRestore } from '../../../lib/routing/use-reload-on-restore';
import { Container } from '../../base/Container/Container';

/** Stands in the place of a page whose script is of another version, and loads the page anew. */
export function Outdated({ fallback }: { /** Shown when that does not help. */ fallback: ReactNode }) {
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
