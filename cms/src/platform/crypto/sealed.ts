import { createHmac } from 'node:crypto';
import { settings } from '../settings/settings';
import { derivedKey } from './derived-key';

/**
 * What the database keeps of something that only a person is to know. With a key that is not in the database: whoever reads
 * it there could otherwise try out all codes of six digits in no time.
 * @param purpose what is sealed for one is worth nothing for another
 */
export function sealed(purpose: string, ...words: string[]): string {
  const key = derivedKey(settings().secrets.encryptionKey, purpose);
  return createHmac('sha256', key).update(JSON.stringify(words)).digest('hex');
}
