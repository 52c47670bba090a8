import { useEffect } from 'react';
import { onRestore } from './on-restore';

/** Of what stands in a page's place: whoever comes back to it comes for the page, which may well be shown by now. */
export function useReloadOnRestore(): void {
  useEffect(() => onRestore(() => window.location.reload()), []);
}
