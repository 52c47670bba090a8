import { overPage } from '../../lib/overPage';
import { Alert } from './Alert';

let told = 0;

/** What `window.alert` would say, over whatever page the reader is on (C28). */
export function showAlert(sentence: string): void {
  told += 1;
  // A screen reader tells the same sentence again where it is a new one.
  overPage.set(<Alert key={told} sentence={sentence} onClose={() => overPage.set(null)} />);
}
