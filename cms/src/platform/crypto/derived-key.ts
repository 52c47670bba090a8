import { hkdfSync } from 'node:crypto';

/**
 * A key of its own for each purpose, made of one that is kept: what is sealed for one is worth nothing for another.
 * @returns 32 bytes
 */
export const derivedKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
