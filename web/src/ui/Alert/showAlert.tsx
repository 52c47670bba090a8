import type { ReactNode } from 'react';
import { overPage } from '../../lib/overPage';
import { Alert } from './Alert';

let told = 0;
let latest: ReactNode = null;

/** What `window.alert` would say, over whatever page the reader is on (C28). */
export function showAlert(sentence: string): void {
  told += 1;
  // A screen reader tells the same sentence again where it is a new one.
  latest = <Alert key={told} sentence={sentence} onClose={hideAlert} />;
  overPage.set(latest);
}

/** For whoever tries again: what was said of the last attempt goes, and nothing else that stands over the page. */
export function hideAlert(): void {
  if (overPage.get() === latest) overPage.set(null);
}
