import { createHmac, hkdfSync } from 'node:crypto';
import { settings } from '../settings/settings';

/**
 * What the database keeps of something that only a person is to know. With a key that is not in the database: whoever reads
 * it there could otherwise try out all codes of six digits in no time.
 * @param purpose what is sealed for one is worth nothing for another
 */
export function sealed(purpose: string, ...words: string[]): string {
  return createHmac('sha256', keyFor(purpose)).update(JSON.stringify(words)).digest('hex');
}

/** A key of its own for each purpose, from the one that is kept. */
function keyFor(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', settings().secrets.encryptionKey, '', purpose, 32));
}
