import { createHmac } from 'node:crypto';
import { settings } from '../settings/settings';
import { deriveKey } from './derive-key';

/**
 * A keyed hash of a secret, for the database. The key is not in the database: otherwise anyone who can read it could
 * try all six-digit codes within moments.
 * @param purpose values sealed for different purposes never match
 */
export function keyedHash(purpose: string, ...words: string[]): string {
  const key = deriveKey(settings().secrets.encryptionKey, purpose);
  return createHmac('sha256', key).update(JSON.stringify(words)).digest('hex');
}
