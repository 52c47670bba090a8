import { hkdfSync } from 'node:crypto';

/**
 * Derives a separate key for each purpose, so that a value sealed for one purpose is useless for another.
 * @returns 32 bytes
 */
export const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
