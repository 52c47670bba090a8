import type { ReactNode } from 'react';
import { overlay } from '../../../lib/site/overlay';
import { Alert, type Remedy } from './Alert';

let told = 0;
let latest: ReactNode = null;

/** What `window.alert` would say, over whatever page the reader is on (C28). */
export const showAlert = (sentence: string, remedy?: Remedy): void => show(sentence, 'bad', remedy);

/** What went well, on the page that follows too; what can be undone stands until something else is done. */
export const showNews = (sentence: string, remedy?: Remedy): void => show(sentence, 'good', remedy);

function show(sentence: string, tone: 'good' | 'bad', remedy?: Remedy): void {
  told += 1;
  // A screen reader tells the same sentence again where it is a new one.
  latest = <Alert key={told} sentence={sentence} tone={tone} remedy={remedy} onClose={hideAlert} />;
  overlay.set(latest);
}

/** For whoever tries again: what was said of the last attempt goes, and nothing else that stands over the page. */
export function hideAlert(): void {
  if (overlay.get() === latest) overlay.set(null);
}
