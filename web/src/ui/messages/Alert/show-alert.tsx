import type { ReactNode } from 'react';
import { overlay } from '../../../lib/site/overlay';
import { Alert, type AlertAction } from './Alert';

let count = 0;
let latest: ReactNode = null;

/** Shows an alert on any page, instead of `window.alert` (C28). */
export const showAlert = (sentence: string, remedy?: AlertAction): void => show(sentence, 'bad', remedy);

/** A success message, which stays across navigation; one with an undo button stays until the next action. */
export const showNews = (sentence: string, remedy?: AlertAction): void => show(sentence, 'good', remedy);

function show(sentence: string, tone: 'good' | 'bad', remedy?: AlertAction): void {
  count += 1;
  // A new element, so that screen readers announce a repeated message again.
  latest = <Alert key={count} sentence={sentence} tone={tone} remedy={remedy} onClose={hideAlert} />;
  overlay.set(latest);
}

/** Before a retry: removes the previous alert, but nothing else that is shown over the page. */
export function hideAlert(): void {
  if (overlay.get() === latest) overlay.set(null);
}
