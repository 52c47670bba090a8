import { useEffect } from 'react';
import { onRestore } from './on-restore';

/** For an error page: reloads when the reader comes back to it, because the real page may be available by then. */
export function useReloadOnRestore(): void {
  useEffect(() => onRestore(() => window.location.reload()), []);
}
