import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import * as v from 'valibot';
import { ExpectedFailure } from '../../failures/expected-failure';

/** A quarter of a second and 128 MB for one guess. */
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
const CIPHER = 'aes-256-gcm';

const Base64 = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
);
const Sealed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ salt: Base64, nonce: Base64, tag: Base64, text: Base64 }),
);

/** Encrypts a text with a passphrase (scrypt, AES-256-GCM), as JSON. */
export async function seal(text: string, passphrase: string): Promise<string> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await deriveKey(passphrase, salt), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = { salt, nonce, tag: cipher.getAuthTag(), text: encrypted };
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])),
  );
}

/** @throws an error if the passphrase is another one, or the text was changed */
export async function unseal(sealed: string, passphrase: string): Promise<string> {
  const { salt, nonce, tag, text } = v.parse(Sealed, sealed);
  const decipher = createDecipheriv(CIPHER, await deriveKey(passphrase, salt), nonce, { authTagLength: 16 });
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw new ExpectedFailure('BACKUP_PASSPHRASE is not the one that the settings were encrypted with.');
  }
}

const deriveKey = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
